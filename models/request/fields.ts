import type { FieldTable, ValuesOf } from "#models/form-fields.ts";
import { maxLength } from "#models/limits.ts";
import {
	companySizes,
	contactSubjects,
	currentSystems,
	demoInterests,
	industries,
	preferredTimes,
} from "#models/options.ts";
import type { RequestKind } from "./answer-deadline.ts";

const company = {
	kind: "text",
	max: maxLength.company,
	required: true,
	autoComplete: "organization",
} as const;
const name = { kind: "text", max: maxLength.name, required: true, autoComplete: "name" } as const;
const email = {
	kind: "email",
	max: maxLength.email,
	required: true,
	half: true,
	autoComplete: "email",
} as const;
const phone = { kind: "phone", max: maxLength.phone, half: true, autoComplete: "tel" } as const;

export const trialFields = {
	companyName: company,
	contactName: name,
	email,
	phone: { ...phone, required: true },
	industry: { kind: "choice", options: industries, required: true, half: true },
	companySize: { kind: "choice", options: companySizes, required: true, half: true },
	currentSystem: { kind: "text", max: maxLength.line, suggestions: currentSystems },
} as const satisfies FieldTable;

export const demoFields = {
	companyName: company,
	contactName: { ...name, half: true },
	position: { kind: "text", max: maxLength.name, half: true, autoComplete: "organization-title" },
	email,
	phone: { ...phone, required: true },
	preferredTime: { kind: "choice", options: preferredTimes, required: true, half: true },
	interest: { kind: "choice", options: demoInterests, half: true },
	notes: { kind: "longText", max: maxLength.text },
} as const satisfies FieldTable;

export const contactFields = {
	name,
	email,
	phone: { ...phone, max: maxLength.line },
	subject: { kind: "choice", options: contactSubjects, required: true },
	message: { kind: "longText", max: maxLength.text, required: true },
} as const satisfies FieldTable;

/** What each form of the website asks for, beside consent. */
export const requestFields = {
	trial: trialFields,
	demo: demoFields,
	contact: contactFields,
} as const satisfies Record<RequestKind, FieldTable>;

export const allRequestFields = { ...trialFields, ...demoFields, ...contactFields };

export type RequestFieldName = keyof typeof allRequestFields;

/** The names of a form's fields, in its order. */
export const askedIn = (kind: RequestKind) => Object.keys(requestFields[kind]) as RequestFieldName[];

export type TrialValues = ValuesOf<typeof trialFields>;
export type DemoValues = ValuesOf<typeof demoFields>;
export type ContactValues = ValuesOf<typeof contactFields>;
