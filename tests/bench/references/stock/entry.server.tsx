import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable, type EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { startBackground } from "#app/server/background.server.ts";

export { stopBackground } from "#app/server/background.server.ts";
export { perRequest } from "./i18n.server.ts";

startBackground();

const abortDelay = 5_000;

/** As in Remix's template: streamed as it is rendered, to robots when it is complete. */
export default function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
) {
	return new Promise<Response>((resolve, reject) => {
		let shellRendered = false;
		const send = () => {
			shellRendered = true;
			const body = new PassThrough();
			headers.set("Content-Type", "text/html");
			resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
			pipe(body);
		};
		const { pipe, abort } = renderToPipeableStream(
			<RemixServer context={context} url={request.url} abortDelay={abortDelay} />,
			{
				...(isbot(request.headers.get("user-agent") ?? "") ? { onAllReady: send } : { onShellReady: send }),
				onShellError: reject,
				onError(error) {
					if (shellRendered) console.error(error);
				},
			},
		);
		setTimeout(abort, abortDelay);
	});
}
