import type { LoaderFunctionArgs } from "@remix-run/node";
import { pageLanguage, type Text, text } from "#app/server/i18n.server.ts";
import { returnTo } from "#app/server/place.server.ts";
import { replace } from "#app/server/redirect.server.ts";
import { findViewer, whileDatabaseAnswers } from "#app/server/staff.server.ts";

type Screen = { title: string };
type Screens = {
	[Name in keyof Text<"portalAccount">]: Text<"portalAccount">[Name] extends Screen ? Name : never;
};
export type EntryScreen = Screens[keyof Screens];

export async function authTexts<Name extends EntryScreen>(request: Request, name: Name) {
	const language = await pageLanguage(request);
	const { form, brand } = text(language, "portal");
	const account = text(language, "portalAccount");
	const { scene, passwordHint, [name]: screen } = account;
	return { text: screen, form, scene, passwordHint, title: `${screen.title} · ${brand}` };
}

/** Redirects whoever is signed in already. */
export async function onlyForGuests(args: LoaderFunctionArgs, destination: string): Promise<void> {
	const viewer = await whileDatabaseAnswers(args.request, () => findViewer(args));
	if (viewer) throw replace(destination);
}

const wanted = (request: Request) => new URL(request.url).searchParams.get("returnTo");

export function destinationOf(request: Request): string {
	return returnTo(wanted(request), "/portal/dashboard");
}

export function withDestinationOf(request: Request, page: string): string {
	return wanted(request) === null
		? page
		: `${page}?${new URLSearchParams({ returnTo: destinationOf(request) })}`;
}
