import packageFile from "../../package.json" with { type: "json" };

/** The product's version, as CHANGELOG.md tells of it. */
export const { version } = packageFile;
