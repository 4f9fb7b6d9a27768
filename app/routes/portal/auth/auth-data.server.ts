import type { LoaderFunctionArgs } from "@remix-run/node";
import { waitingPage } from "#app/addresses/portal.ts";
import { signIn } from "#app/server/auth.server.ts";
import { leadTo } from "#app/server/flash.server.ts";
import { isAnswer } from "#app/server/form.server.ts";
import { pageLanguage, type Text, text } from "#app/server/i18n.server.ts";
import { dropToken } from "#app/server/link-token.server.ts";
import { returnTo } from "#app/server/place.server.ts";
import { replace } from "#app/server/redirect.server.ts";
import type { RequestArgs } from "#app/server/session.server.ts";
import { findSignedIn, findViewer, findWaiting, whileDatabaseAnswers } from "#app/server/staff.server.ts";

type Screen = { title: string };
type Texts = Omit<Text<"portalAccount"> & Text<"portalAdmission">, "mail">;
type Screens = { [Name in keyof Texts]: Texts[Name] extends Screen ? Name : never };
type EntryScreen = Screens[keyof Screens];

export async function authTexts<Name extends EntryScreen>(request: Request, name: Name) {
	const language = await pageLanguage(request);
	const texts: Texts = { ...text(language, "portalAccount"), ...text(language, "portalAdmission") };
	const { scene, passwordHint, [name]: screen } = texts;
	return { text: screen, scene, passwordHint, title: screen.title };
}

/** Redirects people who are signed in, unless the page answers its own form: the database may be away then. */
export async function onlyForGuests(args: LoaderFunctionArgs, destination: string): Promise<void> {
	if (isAnswer(args.request)) return;
	const [viewer, waits] = await whileDatabaseAnswers(args.request, async () => {
		const viewer = await findViewer(args);
		return [viewer, viewer ? null : await findWaiting(args.request)];
	});
	if (viewer) throw replace(destination);
	if (waits) throw replace(waitingPage);
}

/** Signs in the owner of a mailed link, unless the browser is signed in to another account. */
export async function signInByLink(
	args: RequestArgs,
	account: { id: string; email: string },
): Promise<Response> {
	const used = await dropToken();
	const signedIn = await findSignedIn(args);
	if (signedIn && signedIn.id !== account.id) {
		const { notices } = text(await pageLanguage(args.request), "portalAccount").devices;
		return leadTo("/portal/devices", notices.other, { "Set-Cookie": used });
	}
	return signIn(args, account, "/portal/dashboard", [used]);
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
