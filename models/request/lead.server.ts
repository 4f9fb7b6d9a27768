import { Schema } from "mongoose";
import type { Consent } from "#models/consent.ts";
import { pathsOf } from "#models/database/field-paths.server.ts";
import { defineModel } from "#models/database/model.server.ts";
import { maxLength } from "#models/limits.ts";
import { type TrialValues, trialFields } from "./fields.ts";
import { consentPaths, type PublicFormFields, publicFormPaths } from "./form-paths.server.ts";
import { type Handling, handlingPaths, indexRequests } from "./handling.server.ts";
import { type Trial, trialEnds, trialSteps } from "./trial-days.ts";

export type LeadFields = PublicFormFields & Consent & TrialValues;

const statuses = ["new", "contacted", "converted", "closed"] as const;

export type LeadRecord = LeadFields &
	Handling & {
		/** Once the account is open; its days are YYYY-MM-DD in Vietnam. */
		trial?: Trial;
		/** When staff noted that the visitor of a trial that became an inquiry wants no account. */
		trialOffAt?: Date;
		source: "trial_signup";
		status: (typeof statuses)[number];
	};

export const trialFormPaths = {
	...publicFormPaths,
	...pathsOf(trialFields),
	...consentPaths,
} as const;

/** Trials that became an inquiry, with an account that is neither open nor called off. */
export const toOpen = { ending: "inquiry", trial: null, trialOffAt: null } as const;

const day = { type: String, maxlength: maxLength.choice } as const;

const schema = new Schema<LeadRecord>(
	{
		...trialFormPaths,
		source: { type: String, required: true, enum: ["trial_signup"], default: "trial_signup" },
		status: { type: String, required: true, enum: statuses, default: "new" },
		...handlingPaths,
		trial: new Schema<Trial>(
			{
				openedOn: { ...day, required: true },
				lastOn: { ...day, required: true },
				end: new Schema({ how: { type: String, enum: trialEnds }, on: day }, { _id: false }),
				dataDeletedOn: day,
				next: new Schema({ step: { type: String, enum: trialSteps }, on: day }, { _id: false }),
			},
			{ _id: false },
		),
		trialOffAt: { type: Date },
	},
	{ collection: "leads", versionKey: false },
);
indexRequests(schema, "leads");
schema.index({ ownerId: 1, inquiryId: -1 }, { name: "trialsToOpen", partialFilterExpression: toOpen });
schema.index({ "trial.next.on": 1 }, { name: "trialSteps", sparse: true });
schema.index({ "trial.lastOn": 1 }, { name: "trialDays", sparse: true });

export const leads = defineModel("Lead", schema);
