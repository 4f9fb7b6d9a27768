export const todayPage = "/portal/today";

/** The page with the log form of one of its tasks open. */
export const taskAddress = (id: string) => `${todayPage}?log=${id}#${id}`;
