import { Links, Meta, Scripts, ScrollRestoration, useLocation, useRouteLoaderData } from "@remix-run/react";
import { env } from "#models/settings/env.server.ts";
import { isPortal } from "./addresses/site.ts";
import { containerId, inBoundary } from "./client/container.ts";
import { placeOf } from "./client/use-document.ts";
import type { loader } from "./root.tsx";
import { inlineScripts } from "./ui/inline-scripts.ts";
import { today } from "./ui/today.ts";

type Props = {
	/** The container's markup, as React takes it over. */
	app: string;
	/** Allows the scripts of a page that React takes over: its route says `handle = { hydrate: true }`. */
	nonce: string | null;
	/** What the loaders returned, encoded for Remix in the browser. */
	data: string;
};

/** The document around the container: written by the server alone; in the browser React has none of it. */
export function Document({ app, nonce, data }: Props) {
	const root = useRouteLoaderData<typeof loader>("root");
	const inPortal = isPortal(useLocation().pathname);
	return (
		<html lang={root?.language ?? "vi"} data-today={inPortal ? today() : undefined}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<Links />
				<Meta />
			</head>
			<body>
				{!inPortal && <Inline script="markFresh" />}
				<div id={containerId} dangerouslySetInnerHTML={{ __html: nonce ? inBoundary(app) : app }} />
				<Inline script={inPortal ? "inPortal" : "onEveryPage"} />
				{!inPortal && <Inline script="fetchAhead" type="speculationrules" />}
				{!inPortal && env.CHAT_SCRIPT_URL && <Inline script="openChat" />}
				{nonce && (
					<>
						<Inline script="openStorage" />
						<ScrollRestoration nonce={nonce} getKey={placeOf} />
						<template>
							<Scripts nonce={nonce} />
							<script nonce={nonce} dangerouslySetInnerHTML={{ __html: handOver(data) }} />
						</template>
						<Inline script="startScripts" />
					</>
				)}
			</body>
		</html>
	);
}

function Inline({ script, type }: { script: keyof typeof inlineScripts; type?: string }) {
	return <script type={type} dangerouslySetInnerHTML={{ __html: inlineScripts[script] }} />;
}

/** Remix itself would stream this behind the document, where no markup may stand. */
export function handOver(data: string): string {
	const text = JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${hex(sign)}`);
	return `{let c=window.__remixContext.streamController;c.enqueue(${text});c.close()}`;
}

const hex = (sign: string) => sign.charCodeAt(0).toString(16).padStart(4, "0");
