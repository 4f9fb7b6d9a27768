import { version as packageVersion } from "../package.json" with { type: "json" };

/** Of the product, as CHANGELOG.md tells of it. */
export const version: string = packageVersion;
