import { type Location, Meta, ScrollRestoration } from "@remix-run/react";
import { Children, isValidElement, useEffect } from "react";

/**
 * What `<Meta />` and `<ScrollRestoration />` do after their markup, which stands in the document, where React has
 * nothing: the title and the place in the page follow the router.
 */
export function useDocument(): void {
	const title = titleIn(Meta());
	useEffect(() => {
		if (title) document.title = title;
	}, [title]);
	ScrollRestoration({ getKey: placeOf });
	useEffect(() => {
		// The router hears of a step back before React hears of the router: until now `inlineScripts.startScripts` answered.
		window.onpopstate = null;
	}, []);
}

function titleIn(tags: ReturnType<typeof Meta>): string | undefined {
	for (const tag of Children.toArray(tags.props.children)) {
		if (isValidElement<{ children: string }>(tag) && tag.type === "title") return tag.props.children;
	}
}

let places = 0;

/** A link within the page has no key of its own, and would scroll to where the last such link led. */
export function placeOf({ key, hash }: Location): string {
	return key === "default" && hash ? `${performance.now()} ${++places}` : key;
}
