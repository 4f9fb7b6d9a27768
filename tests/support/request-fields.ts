import { randomUUID } from "node:crypto";
import { consentGiven } from "#models/consent.ts";
import { companySizes, demoInterests, industries } from "#models/options.ts";
import type { ContactMessageFields } from "#models/request/contact-message.server.ts";
import type { DemoRequestFields } from "#models/request/demo-request.server.ts";
import type { LeadFields } from "#models/request/lead.server.ts";

const language = "vi" as const;

const sender = () => ({
	submissionId: randomUUID(),
	companyName: "Công ty TNHH Gốm Bát Tràng",
	contactName: "Nguyễn Thị Hòa",
	email: "hoa@gom.example",
	phone: "0912345678",
	language,
	...consentGiven(language, new Date("2026-11-20T02:00:00Z")),
});

/** What a visitor has sent with the form of a trial, anew each time. */
export const aTrial = (changes: Partial<LeadFields> = {}): LeadFields => ({
	...sender(),
	industry: industries[0],
	companySize: companySizes[2],
	currentSystem: "Excel",
	...changes,
});

/** As {@link aTrial}, with that of a demo. */
export const aDemo = (changes: Partial<DemoRequestFields> = {}): DemoRequestFields => ({
	...sender(),
	preferredTime: "Sáng (8h-12h)",
	interest: demoInterests[2],
	...changes,
});

/** As {@link aTrial}, with that of a message. */
export const aMessage = (changes: Partial<ContactMessageFields> = {}): ContactMessageFields => ({
	submissionId: randomUUID(),
	name: "Phan Văn Lộc",
	email: "loc@phanloc.example",
	subject: "Báo giá",
	message: "Cho 32 người dùng",
	language,
	...changes,
});
