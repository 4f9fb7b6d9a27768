import { createHmac, timingSafeEqual } from "node:crypto";
import type { ActionFunctionArgs } from "@remix-run/node";
import type { $ZodObject } from "zod/v4/core";
import { readForm } from "#app/server/form.server.ts";
import { replace } from "#app/server/redirect.server.ts";
import { signInAddress } from "#app/server/staff.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { countWrite, TooManyWrites } from "#models/account/write-limit.server.ts";
import { env } from "#models/env.server.ts";
import { InquiryDraft, type TypedValues } from "#models/inquiry/draft.server.ts";

const mostCharacters = 50_000;

export type Draft = {
	/** In a hidden field: the form's id and its author's, signed, as nobody is signed in when it is kept. */
	ticket: string;
	values: TypedValues | null;
};

export async function openDraft(request: Request, viewer: Viewer): Promise<Draft> {
	const id = new URL(request.url).searchParams.get("draft") ?? "";
	const values = id === "" ? null : await InquiryDraft.find(id, viewer.id);
	return { ticket: ticketOf(values ? id : crypto.randomUUID(), viewer.id), values };
}

export async function closeDraft(ticket: string | undefined, viewer: Viewer): Promise<void> {
	const draft = readTicket(ticket);
	if (draft) await InquiryDraft.forget(draft.id, viewer.id);
}

/** Keeps a form sent after the session had ended, and redirects to the sign-in page, which leads back to it. */
export async function keepDraft({ request }: ActionFunctionArgs, schema: $ZodObject): Promise<Response> {
	const { payload } = await readForm(request, schema);
	const { draft: ticket, ...values } = payload as TypedValues;
	const draft = readTicket(ticket);
	if (!draft || JSON.stringify(values).length > mostCharacters) return replace(signInAddress(request));
	await countWrite(draft.ownerId, "draft").catch((error: unknown) => {
		throw error instanceof TooManyWrites ? new Response("Too Many Requests", { status: 429 }) : error;
	});
	await InquiryDraft.keep(draft.id, draft.ownerId, values);
	const { pathname } = new URL(request.url);
	const back = { returnTo: `${pathname}?draft=${draft.id}`, kept: "1" };
	return replace(`/portal/login?${new URLSearchParams(back)}`);
}

function ticketOf(id: string, ownerId: string): string {
	return `${id}.${ownerId}.${signatureOf(env.SESSION_SECRET[0], id, ownerId)}`;
}

function readTicket(ticket: string | undefined): { id: string; ownerId: string } | null {
	const [id = "", ownerId = "", signature = ""] = ticket?.split(".") ?? [];
	const given = Buffer.from(signature);
	const isOurs = env.SESSION_SECRET.some((secret) => {
		const right = Buffer.from(signatureOf(secret, id, ownerId));
		return given.length === right.length && timingSafeEqual(given, right);
	});
	return isOurs ? { id, ownerId } : null;
}

function signatureOf(secret: string, id: string, ownerId: string): string {
	return createHmac("sha256", secret).update(`draft ${id} ${ownerId}`).digest("base64url");
}
