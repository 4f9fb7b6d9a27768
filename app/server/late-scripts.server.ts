import { inlineScripts } from "#app/ui/inline-scripts.ts";

/** As Remix writes them: what to fetch, and the script that begins with it. */
const preloads = /(?:<link rel="modulepreload"[^>]*>)+/;
const beginning = /<script[^>]* type="module"[^>]*>[\s\S]*?<\/script>/;

/** Remix streams its data behind the document, where browsers put it into the body and the standard forbids it. */
const behind = /(<\/body><\/html>)([\s\S]+)$/;

/**
 * Keeps the scripts of a document out of the way of its first picture: in templates, which browsers neither fetch
 * nor run.
 */
export function scriptsLate(page: string): string {
	const late = (part: string) => `<template>${part}</template>`;
	return page
		.replace(behind, "$2$1")
		.replace(preloads, (links) => late(links.replaceAll("<link", '<link fetchpriority="low"')))
		.replace(beginning, (script) => `${late(script)}<script>${inlineScripts.startLate}</script>`);
}
