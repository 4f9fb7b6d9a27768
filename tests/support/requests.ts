import { randomUUID } from "node:crypto";
import { consentGiven } from "#models/consent.ts";
import { companySizes, demoInterests, industries } from "#models/options.ts";
import { ContactMessage, type ContactMessageFields } from "#models/request/contact-message.server.ts";
import { DemoRequest, type DemoRequestFields } from "#models/request/demo-request.server.ts";
import { Lead, type LeadFields } from "#models/request/lead.server.ts";
import { type RequestId, requestIdOf } from "#models/request/request-id.ts";

const language = "vi" as const;
const consent = consentGiven(language, new Date("2026-11-20T02:00:00Z"));
/** For who does not look at the mails of a change. */
export const noMails = () => [];

const sender = {
	companyName: "Công ty TNHH Gốm Bát Tràng",
	contactName: "Nguyễn Thị Hòa",
	email: "hoa@gom.example",
	phone: "0912345678",
	language,
	...consent,
};

/** Stores a trial request as the site does, without mails. */
export async function storeTrial(changes: Partial<LeadFields> = {}): Promise<RequestId> {
	const fields = {
		...sender,
		industry: industries[0],
		companySize: companySizes[2],
		currentSystem: "Excel",
	};
	const { id } = await Lead.submit({ ...fields, submissionId: randomUUID(), ...changes }, noMails);
	return requestIdOf("trial", id);
}

/** Stores a demo request as the site does, without mails. */
export async function storeDemo(changes: Partial<DemoRequestFields> = {}): Promise<RequestId> {
	const fields = { ...sender, preferredTime: "Sáng (8h-12h)" as const, interest: demoInterests[2] };
	const { id } = await DemoRequest.submit({ ...fields, submissionId: randomUUID(), ...changes }, noMails);
	return requestIdOf("demo", id);
}

/** Stores a contact message as the site does, without mails. */
export async function storeMessage(changes: Partial<ContactMessageFields> = {}): Promise<RequestId> {
	const fields = { name: "Phan Văn Lộc", email: "loc@phanloc.example", subject: "Báo giá" as const };
	const message = {
		...fields,
		message: "Cho 32 người dùng",
		language,
		submissionId: randomUUID(),
		...changes,
	};
	const { id } = await ContactMessage.submit(message, noMails);
	return requestIdOf("contact", id);
}
