import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable, type EntryContext } from "@remix-run/node";
import { Links, Meta, RemixServer, Scripts, ScrollRestoration, useRouteLoaderData } from "@remix-run/react";
import { isbot } from "isbot";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import type { loader } from "#app/root.tsx";
import { startBackground } from "#app/server/background.server.ts";

export { stopBackground } from "#app/server/background.server.ts";
export { perRequest } from "./i18n.server.ts";

startBackground();

const abortDelay = 5_000;

/** The template's root has the document in it, where ours has it around the container. */
function Layout({ children }: { children: ReactNode }) {
	const root = useRouteLoaderData<typeof loader>("root");
	return (
		<html lang={root?.language}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<Meta />
				<Links />
			</head>
			<body>
				{children}
				<ScrollRestoration />
				<Scripts />
			</body>
		</html>
	);
}

/** As in Remix's template: streamed as it is rendered, to robots when it is complete. */
export default function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
) {
	const { root } = context.routeModules;
	if (!root) throw new Error("The build has no root route.");
	const inDocument = { ...context, routeModules: { ...context.routeModules, root: { ...root, Layout } } };
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
			<RemixServer context={inDocument} url={request.url} abortDelay={abortDelay} />,
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
