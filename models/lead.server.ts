import { Schema } from "mongoose";
import { maxLength } from "#app/content/limits.ts";
import { type CompanySize, companySizes, type Industry, industries } from "#app/content/options.ts";
import { erasedAfter } from "#app/content/retention.ts";
import { compile, createdAtPath } from "./model.server.ts";
import {
	type Consent,
	consentSchema,
	type PublicFormFields,
	publicFormPaths,
	submitTo,
} from "./public-form.server.ts";

/** What the trial form gives. */
export interface LeadFields extends PublicFormFields {
	companyName: string;
	contactName: string;
	email: string;
	phone: string;
	industry: Industry;
	companySize: CompanySize;
	currentSystem?: string;
	consent: Consent;
}

interface LeadRecord extends LeadFields {
	source: "trial_signup";
	status: "new";
	createdAt: Date;
}

const formPaths = {
	...publicFormPaths,
	companyName: { type: String, required: true, maxlength: maxLength.company },
	contactName: { type: String, required: true, maxlength: maxLength.name },
	email: { type: String, required: true, maxlength: maxLength.email },
	phone: { type: String, required: true, maxlength: maxLength.phone },
	industry: { type: String, required: true, enum: industries },
	companySize: { type: String, required: true, enum: companySizes },
	currentSystem: { type: String, maxlength: maxLength.line },
	consent: { type: consentSchema, required: true },
} as const;

const schema = new Schema<LeadRecord>(
	{
		...formPaths,
		source: { type: String, required: true, enum: ["trial_signup"], default: "trial_signup" },
		status: { type: String, required: true, enum: ["new"], default: "new" },
		createdAt: createdAtPath,
	},
	{ collection: "leads", versionKey: false },
);
schema.index({ submissionId: 1 }, { unique: true });
schema.index({ createdAt: 1 }, erasedAfter("leads"));

/** Trial requests. */
export const Lead = { submit: submitTo<LeadFields>(compile("Lead", schema), formPaths) };
