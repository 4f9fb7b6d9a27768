import { randomUUID } from "node:crypto";
import { consentGiven } from "#models/consent.ts";
import { companySizes, demoInterests, industries } from "#models/options.ts";
import type { RequestId } from "#models/records/record-id.ts";
import type { RequestKind } from "#models/request/answer-deadline.ts";
import type { ContactMessageFields } from "#models/request/contact-message.server.ts";
import type { DemoRequestFields } from "#models/request/demo-request.server.ts";
import type { LeadFields } from "#models/request/lead.server.ts";
import type { RequestForms } from "#models/request/record.server.ts";
import { stored } from "./database.ts";

const language = "vi" as const;
const consent = consentGiven(language, new Date("2026-11-20T02:00:00Z"));
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
	return store("trial", { ...fields, submissionId: randomUUID(), ...changes });
}

/** Stores a demo request as the site does, without mails. */
export async function storeDemo(changes: Partial<DemoRequestFields> = {}): Promise<RequestId> {
	const fields = { ...sender, preferredTime: "Sáng (8h-12h)" as const, interest: demoInterests[2] };
	return store("demo", { ...fields, submissionId: randomUUID(), ...changes });
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
	return store("contact", message);
}

async function store<Kind extends RequestKind>(kind: Kind, fields: RequestForms[Kind]): Promise<RequestId> {
	// Not before a test file has set the settings.
	const { submitRequest } = await import("#models/request/submit.server.ts");
	const { request } = await submitRequest(kind, fields, { origin: null });
	if (!request) throw new Error("taken for a robot's");
	await stored("outbox").deleteMany({ requestId: request.id });
	return request.id;
}
