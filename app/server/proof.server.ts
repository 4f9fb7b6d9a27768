import { isPortal } from "#app/addresses/site.ts";
import { Factor, isAppCode } from "#models/account/factor.server.ts";
import { Session } from "#models/account/session.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { Refusal } from "#models/refusal.ts";
import { authenticate } from "./auth.server.ts";
import { pageBefore } from "./place.server.ts";
import { replace } from "./redirect.server.ts";
import { takeFactor } from "./second-step.server.ts";
import { type RequestArgs, sessionToken } from "./session.server.ts";
import { orTooManyTries } from "./tries.server.ts";

type StaffArgs = RequestArgs & { viewer: Viewer };

/** Whether the person must prove who they are once more before a dangerous change, as ten minutes after the last time. */
export async function asksProof(request: Request): Promise<boolean> {
	const token = await sessionToken(request);
	return !token || !(await Session.isProven(token));
}

/** Takes `proof` (password or code) unless shown within ten minutes. @throws Refusal if it is missing or wrong */
export async function takeProof(args: StaffArgs, typed: string | undefined): Promise<void> {
	if (!(await asksProof(args.request))) return;
	if (!typed) throw new Refusal({ proof: ["proofRequired"] });
	const isOwner = await isShownBy(args, typed).catch(orTooManyTries({ proof: ["proofTries"] }));
	if (!isOwner) throw new Refusal({ proof: ["proofWrong"] });
	const token = await sessionToken(args.request);
	if (token) await Session.prove(token, args.viewer);
}

async function isShownBy(args: StaffArgs, typed: string): Promise<boolean> {
	const { viewer } = args;
	const isCode = isAppCode(typed) && (await Factor.of(viewer.id)) !== null;
	if (isCode) return takeFactor(args, viewer, typed);
	return (await authenticate(args, { email: viewer.email, password: typed })) !== null;
}

/** Leads to a page that asks for a proof, and back: for what has no field for one, such as a file behind a link. */
export async function requireProof(request: Request): Promise<void> {
	if (!(await asksProof(request))) return;
	const { pathname, search } = new URL(request.url);
	const from = pageBefore(request);
	const query = { returnTo: pathname + search, ...(from && isPortal(from) && { from }) };
	throw replace(`/portal/prove?${new URLSearchParams(query)}`);
}
