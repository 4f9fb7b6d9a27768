import { Schema } from "mongoose";
import type { Consent } from "#models/consent.ts";
import { pathsOf } from "#models/database/field-paths.server.ts";
import { defineModel } from "#models/database/model.server.ts";
import { type DemoValues, demoFields } from "./fields.ts";
import { consentPaths, type PublicFormFields, publicFormPaths } from "./form-paths.server.ts";
import { type Handling, handlingPaths, indexRequests } from "./handling.server.ts";

export type DemoRequestFields = PublicFormFields & Consent & DemoValues;

const statuses = ["pending", "contacted", "scheduled", "done", "closed"] as const;

type DemoRequestRecord = DemoRequestFields &
	Handling & {
		status: (typeof statuses)[number];
	};

export const demoFormPaths = {
	...publicFormPaths,
	...pathsOf(demoFields),
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
