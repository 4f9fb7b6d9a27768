import { trusted } from "mongoose";
import { Audit } from "#models/audit/audit.server.ts";
import type { StaffActor } from "#models/audit/record.server.ts";
import { transaction } from "#models/database/transaction.server.ts";
import type { PortalLanguage } from "#models/language.ts";
import { accounts } from "./record.server.ts";

type Preferences = {
	digest: boolean;
	takesDemos: boolean;
};

export async function preferencesOf(accountId: string): Promise<Preferences> {
	const account = await accounts.findById(accountId, { digest: 1, takesDemos: 1 }).lean();
	return { digest: account?.digest !== false, takesDemos: account?.takesDemos !== false };
}

export async function setPreferences(by: StaffActor, preferences: Preferences): Promise<void> {
	await transaction(async (session) => {
		await accounts.updateOne({ _id: by.id }, { $set: preferences }, { session });
		const detail = { digest: onOrOff(preferences.digest), takesDemos: onOrOff(preferences.takesDemos) };
		await Audit.write({ by, action: "preferencesSet", detail }, session);
	});
}

/** Sets the portal's language for an account, in every browser. */
export async function setLanguage(accountId: string, language: PortalLanguage): Promise<void> {
	await accounts.updateOne({ _id: accountId }, { $set: { language } });
}

const onOrOff = (isOn: boolean) => (isOn ? ("on" as const) : ("off" as const));

/** How many demos can be given at the same time. */
export function countDemoHosts(): Promise<number> {
	return accounts.countDocuments({
		disabledAt: trusted({ $exists: false }),
		waiting: trusted({ $exists: false }),
		takesDemos: trusted({ $ne: false }),
	});
}
