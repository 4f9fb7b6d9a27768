import { Schema } from "mongoose";
import type { Agreement } from "#models/consent.ts";
import { submissionIdPath } from "#models/database/submission.server.ts";
import { type Language, languages } from "#models/language.ts";
import { maxLength } from "#models/limits.ts";
import type { Sender } from "./request-keys.ts";
import type { Attribution } from "./source.ts";

export type PublicFormFields = Sender & { submissionId: string; language: Language; visit?: Attribution };

const agreementSchema = new Schema<Agreement>(
	{
		textVersion: { type: String, required: true, maxlength: maxLength.choice },
		purpose: { type: String, required: true, maxlength: maxLength.line },
		language: { type: String, required: true, enum: languages },
		at: { type: Date, required: true },
	},
	{ _id: false },
);

export const consentPaths = {
	consent: { type: Boolean, required: true },
	agreedTo: { type: agreementSchema, required: true },
} as const;

const line = { type: String, maxlength: maxLength.line } as const;

const visitSchema = new Schema<Attribution>(
	{
		landingPage: line,
		referrer: line,
		utmSource: line,
		utmMedium: line,
		utmCampaign: line,
		utmTerm: line,
		utmContent: line,
		plan: line,
	},
	{ _id: false },
);

export const publicFormPaths = {
	submissionId: submissionIdPath,
	language: { type: String, required: true, enum: languages },
	visit: visitSchema,
} as const;
