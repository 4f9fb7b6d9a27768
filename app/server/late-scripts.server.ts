import { afterFirstPicture } from "#app/ui/inline-scripts.ts";

const preloads = /(?:<link rel="modulepreload"[^>]*>)+/;
const beginning = /<script[^>]* type="module"[^>]*>[\s\S]*?<\/script>/;

/** Remix streams its data behind the document, which the standard forbids. */
const behind = /(<\/body><\/html>)([\s\S]+)$/;

const loadWhatIsGoneTo =
	'{let at=()=>location.pathname+location.search,was=at();addEventListener("popstate",()=>window.__remixRouter||at()==was||location.reload())}';

/** Lets in the scripts that wait in templates, or loads the page that the reader has gone back or forward to meanwhile. */
export const startLate = `document.currentScript.remove();${loadWhatIsGoneTo}${afterFirstPicture('document.querySelectorAll("body>template").forEach(t=>t.replaceWith(t.content))')}`;

/** Puts a document's scripts into templates, which browsers neither fetch nor run, until the first picture. */
export function scriptsLate(page: string): string {
	const late = (part: string) => `<template>${part}</template>`;
	return page
		.replace(behind, "$2$1")
		.replace(preloads, (links) => late(links.replaceAll("<link", '<link fetchpriority="low"')))
		.replace(beginning, (script) => `${late(unindented(script))}<script>${startLate}</script>`);
}

/** Remix indents its manifest, which is a third of it. */
const unindented = (script: string) => script.replaceAll(/\n +/g, "");
