import { Schema } from "mongoose";
import type { Consent } from "#models/consent.ts";
import { defineModel } from "#models/database/model.server.ts";
import { maxLength } from "#models/limits.ts";
import { type DemoInterest, demoInterests, type PreferredTime, preferredTimes } from "#models/options.ts";
import { consentPaths, type PublicFormFields, publicFormPaths } from "./form-paths.server.ts";
import { type Handling, handlingPaths, indexRequests } from "./handling.server.ts";

export interface DemoRequestFields extends PublicFormFields, Consent {
	companyName: string;
	contactName: string;
	position?: string;
	email: string;
	phone: string;
	preferredTime: PreferredTime;
	interest?: DemoInterest;
	notes?: string;
}

const statuses = ["pending", "contacted", "scheduled", "done", "closed"] as const;

interface DemoRequestRecord extends DemoRequestFields, Handling {
	status: (typeof statuses)[number];
}

export const demoFormPaths = {
	...publicFormPaths,
	companyName: { type: String, required: true, maxlength: maxLength.company },
	contactName: { type: String, required: true, maxlength: maxLength.name },
	position: { type: String, maxlength: maxLength.name },
	email: { type: String, required: true, maxlength: maxLength.email },
	phone: { type: String, required: true, maxlength: maxLength.phone },
	preferredTime: { type: String, required: true, enum: preferredTimes },
	interest: { type: String, enum: demoInterests },
	notes: { type: String, maxlength: maxLength.text },
	...consentPaths,
} as const;

const schema = new Schema<DemoRequestRecord>(
	{
		...demoFormPaths,
		status: { type: String, required: true, enum: statuses, default: "pending" },
		...handlingPaths,
	},
	{ collection: "demoRequests", versionKey: false },
);
indexRequests(schema, "demoRequests");

export const demoRequests = defineModel("DemoRequest", schema);
