/** The id of a request, made by `http/`: in answers, on error pages and in the log. */
export const requestIdHeader = "x-request-id";

/** Whether a text can be such an id, ours or a proxy's. */
export const isRequestId = (text: unknown): text is string =>
	typeof text === "string" && /^[\w-]{8,64}$/.test(text);
