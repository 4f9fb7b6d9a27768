/** The id of an HTTP request, made by `http/`: in answers, on error pages and in the log. */
export const traceIdHeader = "x-request-id";

/** Whether a text can be such an id, ours or a proxy's. */
export const isTraceId = (text: unknown): text is string =>
	typeof text === "string" && /^[\w-]{8,64}$/.test(text);
