export const offers = ["firstYear", "dataImport", "onSiteTraining", "domain"] as const;
export type OfferId = (typeof offers)[number];
