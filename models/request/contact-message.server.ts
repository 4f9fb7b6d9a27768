import { Schema } from "mongoose";
import { pathsOf } from "#models/database/field-paths.server.ts";
import { defineModel } from "#models/database/model.server.ts";
import { type ContactValues, contactFields } from "./fields.ts";
import { type PublicFormFields, publicFormPaths } from "./form-paths.server.ts";
import { type Handling, handlingPaths, indexRequests } from "./handling.server.ts";

export type ContactMessageFields = PublicFormFields & ContactValues;

type ContactMessageRecord = ContactMessageFields &
	Handling & {
		replied: boolean;
		repliedAt?: Date;
	};

export const contactFormPaths = {
	...publicFormPaths,
	...pathsOf(contactFields),
} as const;

const schema = new Schema<ContactMessageRecord>(
	{
		...contactFormPaths,
		replied: { type: Boolean, required: true, default: false },
		repliedAt: { type: Date },
		...handlingPaths,
	},
	{ collection: "contactMessages", versionKey: false },
);
indexRequests(schema, "contactMessages");

export const contactMessages = defineModel("ContactMessage", schema);
