import type { Field, ValuesOf } from "#models/form-fields.ts";
import { maxLength } from "#models/limits.ts";
import { employeeCounts, projectTypes, urgencies } from "#models/options.ts";

export const fieldGroups = ["customer", "project", "planning"] as const;

type InquiryField = Field & {
	group: (typeof fieldGroups)[number];
	/** Shown at the head of the record, so not repeated among its facts. */
	isInHead?: true;
};

const { name, company, email, choice, line, text } = maxLength;

export const inquiryFields = {
	customerName: { kind: "text", max: name, required: true, group: "customer", isInHead: true },
	companyName: { kind: "text", max: company, required: true, group: "customer", isInHead: true },
	customerEmail: { kind: "email", max: email, required: true, group: "customer", isInHead: true },
	customerPhone: { kind: "phone", max: choice, group: "customer", isInHead: true },
	projectType: { kind: "choice", options: projectTypes, required: true, group: "project" },
	industry: { kind: "text", max: line, required: true, group: "project" },
	employeeCount: { kind: "choice", options: employeeCounts, group: "project" },
	currentSystem: { kind: "text", max: line, group: "project" },
	requirements: { kind: "longText", max: text, required: true, group: "project" },
	painPoints: { kind: "longText", max: text, group: "project" },
	timeline: { kind: "text", max: line, group: "planning" },
	budget: { kind: "text", max: line, group: "planning" },
	urgency: {
		kind: "choice",
		options: urgencies,
		initial: "medium",
		required: true,
		group: "planning",
		isInHead: true,
	},
	notes: { kind: "longText", max: text, group: "planning" },
} as const satisfies Record<string, InquiryField>;

export type InquiryFields = ValuesOf<typeof inquiryFields>;

const entries: [string, InquiryField][] = Object.entries(inquiryFields);
const namesWhere = (isWanted: (field: InquiryField) => boolean) =>
	entries.filter(([, field]) => isWanted(field)).map(([name]) => name as keyof InquiryFields);

export const namesInGroup = (group: InquiryField["group"]) => namesWhere((field) => field.group === group);

/** What an inquiry's page shows among its facts: in a line each, and in paragraphs. */
export const shortFacts = namesWhere(({ kind, isInHead }) => !isInHead && kind !== "longText");
export const longFacts = namesWhere(({ kind }) => kind === "longText");
