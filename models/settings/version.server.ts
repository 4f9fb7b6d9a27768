import packageFile from "../../package.json" with { type: "json" };

/** Of the product, as CHANGELOG.md tells of it. */
export const { version } = packageFile;
