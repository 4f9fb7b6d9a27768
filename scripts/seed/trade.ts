import type { EmployeeCount, ProjectType, Urgency } from "#models/options.ts";

/** What one invented company asked for, as a representative would note it. */
export type Case = {
	customerName: string;
	companyName: string;
	/** Left part of the company's invented e-mail domain. */
	domain: string;
	projectType: ProjectType;
	employeeCount: EmployeeCount;
	currentSystem: string;
	requirements: string;
	painPoints: string;
	timeline: string;
	budget: string;
	urgency: Urgency;
	notes?: string;
};

export type Trade = { industry: string; cases: Case[] };
