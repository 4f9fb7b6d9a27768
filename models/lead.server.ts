import { Schema } from "mongoose";
import { maxLength } from "#app/content/limits.ts";
import { type CompanySize, companySizes, type Industry, industries } from "#app/content/options.ts";
import { compile } from "./model.server.ts";
import {
	type Consent,
	consentSchema,
	type PublicFormFields,
	submitTo,
	visitSchema,
} from "./public-form.server.ts";
import { languagePath, submissionPaths } from "./submission.server.ts";

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

const schema = new Schema<LeadRecord>(
	{
		...submissionPaths,
		companyName: { type: String, required: true, maxlength: maxLength.company },
		contactName: { type: String, required: true, maxlength: maxLength.name },
		email: { type: String, required: true, maxlength: maxLength.email },
		phone: { type: String, required: true, maxlength: maxLength.phone },
		industry: { type: String, required: true, enum: industries },
		companySize: { type: String, required: true, enum: companySizes },
		currentSystem: { type: String, maxlength: maxLength.choice },
		consent: { type: consentSchema, required: true },
		visit: visitSchema,
		language: languagePath,
		source: { type: String, required: true, enum: ["trial_signup"], default: "trial_signup" },
		status: { type: String, required: true, enum: ["new"], default: "new" },
	},
	{ collection: "leads", versionKey: false },
);
schema.index({ submissionId: 1 }, { unique: true });

/** Trial requests. */
export const Lead = { submit: submitTo<LeadFields>(compile("Lead", schema)) };
