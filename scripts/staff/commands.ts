import { randomBytes } from "node:crypto";
import { factorTakenOffMail } from "#app/server/mail/factor-mails.server.ts";
import { linkAddress } from "#app/server/mail/link-mail.server.ts";
import { Account, EmailTaken } from "#models/account/account.server.ts";
import { Factor } from "#models/account/factor.server.ts";
import { accountSubject, memberOf } from "#models/account/member.server.ts";
import { linkMinutes, OneTimeLink } from "#models/account/one-time-link.server.ts";
import { Staff } from "#models/account/staff.server.ts";
import { Audit } from "#models/audit/audit.server.ts";
import { commandLine } from "#models/audit/record.server.ts";
import { InvalidEmail } from "#models/email.server.ts";
import { env } from "#models/env.server.ts";
import { type Role, roles } from "#models/options.ts";
import { transaction } from "#models/transaction.server.ts";
import { CliError } from "#scripts/step.ts";

export type Arguments = { email?: string; name?: string; role?: string };

/** The database is connected already. */
export const commands: Record<string, (given: Arguments) => Promise<void>> = {
	async create({ email, name, role }) {
		if (!email || !name || !isRole(role)) {
			throw new CliError(`create needs --email, --name and --role (${roles.join(" or ")})`);
		}
		const password = randomBytes(9).toString("base64url");
		await Account.create({ email, fullName: name, password }, role).catch((error: unknown) => {
			if (error instanceof EmailTaken || error instanceof InvalidEmail) throw new CliError(error.message);
			throw error;
		});
		console.log(`${email} is ${role}.\nPassword: ${password}\nIt is shown this once.`);
	},

	async list() {
		for (const { role, email, fullName, disabled } of await Staff.list()) {
			console.log([role.padEnd(5), email, fullName, disabled ? "disabled" : ""].join("  ").trimEnd());
		}
	},

	async disable({ email }) {
		await setDisabled(await idOf(email), true);
		console.log(`${email} is disabled and signed out everywhere.`);
	},

	async enable({ email }) {
		await setDisabled(await idOf(email), false);
		console.log(`${email} may sign in again.`);
	},

	async role({ email, role }) {
		if (!isRole(role)) throw new CliError(`role needs --role (${roles.join(" or ")})`);
		await Staff.giveRole(await idOf(email), role);
		console.log(`${email} is ${role}.`);
	},

	async "remove-factor"({ email }) {
		const id = await idOf(email);
		const member = await Staff.find(id);
		if (!member?.factor) throw new CliError(`${email} has no second factor`);
		await Factor.remove(id, factorTakenOffMail(member.email, null));
		console.log(`${email} signs in with the password alone, and is told so by mail.`);
	},

	async "reset-link"({ email }) {
		const id = await idOf(email);
		const token = await transaction(async (session) => {
			const subject = accountSubject(await memberOf(id, undefined, session));
			await Audit.write({ by: commandLine, action: "resetLinkMade", subject }, session);
			return OneTimeLink.issue("reset-password", id, session);
		});
		const site = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
		console.log(linkAddress(new URL(site).origin, "reset-password", token));
		console.log(`It works once, for ${linkMinutes["reset-password"]} minutes.`);
	},
};

function setDisabled(accountId: string, disabled: boolean): Promise<void> {
	return transaction(async (session) => {
		const member = await memberOf(accountId, undefined, session);
		await Staff.setDisabled(member, disabled, commandLine, session);
	});
}

async function idOf(email = ""): Promise<string> {
	const id = await Account.idOf(email);
	if (!id)
		throw new CliError(email ? `No account has the address ${email}` : "Which account? Give its address");
	return id;
}

function isRole(text: string | undefined): text is Role {
	return roles.some((role) => role === text);
}
