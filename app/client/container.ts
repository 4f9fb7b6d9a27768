/** React has what is in this element; the rest of the document belongs to the browser and its owner (docs/decisions/0039). */
export const containerId = "page-root";

/**
 * The markup of a Suspense boundary around what React takes over. It is what gives way where foreign nodes stand in it;
 * without one Remix's error boundaries would show, and log, a page that React could not take over.
 */
export const inBoundary = (markup: string) => `<!--$-->${markup}<!--/$-->`;
