import type { Model, Types } from "mongoose";
import type { RequestKind } from "./answer-deadline.ts";
import { type ContactMessageFields, contactMessages } from "./contact-message.server.ts";
import { type DemoRequestFields, demoRequests } from "./demo-request.server.ts";
import type { PublicFormFields } from "./form-paths.server.ts";
import type { Handling } from "./handling.server.ts";
import { type LeadFields, type LeadRecord, leads } from "./lead.server.ts";

export type RequestForms = { trial: LeadFields; demo: DemoRequestFields; contact: ContactMessageFields };

/** What a visitor has sent in any of the forms: the fields of the others are missing. */
export type RequestFields = PublicFormFields &
	Partial<Omit<LeadFields & DemoRequestFields & ContactMessageFields, keyof PublicFormFields>>;

/** The days of a trial are stored of a trial alone. */
export type RequestRecord = Handling &
	RequestFields &
	Pick<LeadRecord, "trial" | "trialOffAt"> & { _id: Types.ObjectId };

const collections = { trial: leads, demo: demoRequests, contact: contactMessages };

/** The model of a kind, for what all kinds have in common. */
export const requestsOf = (kind: RequestKind) => collections[kind] as unknown as Model<RequestRecord>;
