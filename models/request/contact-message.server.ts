import { Schema } from "mongoose";
import { defineModel } from "#models/database/model.server.ts";
import { maxLength } from "#models/limits.ts";
import { type ContactSubject, contactSubjects } from "#models/options.ts";
import { type PublicFormFields, publicFormPaths } from "./form-paths.server.ts";
import { type Handling, handlingPaths, indexRequests } from "./handling.server.ts";

export interface ContactMessageFields extends PublicFormFields {
	name: string;
	email: string;
	phone?: string;
	subject: ContactSubject;
	message: string;
}

interface ContactMessageRecord extends ContactMessageFields, Handling {
	replied: boolean;
	repliedAt?: Date;
}

export const contactFormPaths = {
	...publicFormPaths,
	name: { type: String, required: true, maxlength: maxLength.name },
	email: { type: String, required: true, maxlength: maxLength.email },
	phone: { type: String, maxlength: maxLength.line },
	subject: { type: String, required: true, enum: contactSubjects },
	message: { type: String, required: true, maxlength: maxLength.text },
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
