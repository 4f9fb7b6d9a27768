import { randomBytes } from "node:crypto";
import { mailOrigin } from "#app/addresses/origin.server.ts";
import { formatDateTime } from "#app/i18n/format.ts";
import { linkAddress } from "#app/server/mail/account-mails.server.ts";
import { Account } from "#models/account/account.server.ts";
import { AccountLink } from "#models/account/account-link.server.ts";
import { Factor } from "#models/account/factor.server.ts";
import { AlreadyInvited, AlreadyWaits, Invitation } from "#models/account/invitation.server.ts";
import { type LinkPurpose, linkMinutes, OneTimeLink } from "#models/account/one-time-link.server.ts";
import { memberOf } from "#models/account/people.server.ts";
import { Staff } from "#models/account/staff.server.ts";
import { EmailTaken } from "#models/account/stored-account.server.ts";
import { Waiting } from "#models/account/waiting.server.ts";
import { commandLine } from "#models/audit/record.server.ts";
import { InvalidEmail } from "#models/contact/email.server.ts";
import { transaction } from "#models/database/transaction.server.ts";
import { type Role, roles } from "#models/options.ts";
import { openOf, tellLeft } from "#models/records/hand-over.server.ts";
import { env } from "#models/settings/env.server.ts";
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
			throw refusalOf(error);
		});
		console.log(`${email} is ${role}.\nPassword: ${password}\nIt is shown this once.`);
	},

	async list() {
		for (const { role, email, fullName, disabled, waiting } of await Staff.list()) {
			const state = disabled ? "disabled" : waiting ? "waiting" : "";
			console.log([role.padEnd(5), email, fullName, state].join("  ").trimEnd());
		}
		for (const { role, email } of await Invitation.list())
			console.log(`${role.padEnd(5)}  ${email}  invited`);
	},

	async invite({ email = "", role }) {
		if (!isRole(role)) throw new CliError(`invite needs --role (${roles.join(" or ")})`);
		const id = await Invitation.invite({ email, role }, null, commandLine).catch((error: unknown) => {
			throw refusalOf(error);
		});
		printLink("accept-invitation", await OneTimeLink.issue("accept-invitation", id));
	},

	async "invite-link"({ email = "" }) {
		const id = await Invitation.idOf(email);
		if (!id || !(await Invitation.resend(id, null, commandLine))) {
			throw new CliError(email ? `${email} is not invited` : "Whose invitation? Give its address");
		}
		printLink("accept-invitation", await OneTimeLink.issue("accept-invitation", id));
	},

	async approve({ email }) {
		const person = await Waiting.approve(await idOf(email), null, mailOrigin());
		if (!person) throw new CliError(`${email} does not wait`);
		console.log(`${email} may use the portal.`);
	},

	async refuse({ email }) {
		const person = await Waiting.refuse(await idOf(email), null, mailOrigin());
		if (!person) throw new CliError(`${email} does not wait`);
		console.log(`${email} is refused, and the account deleted.`);
	},

	async disable({ email }) {
		const id = await idOf(email);
		await setDisabled(id, true);
		console.log(`${email} is disabled and signed out everywhere.`);
		const { inquiries, requests } = await openOf(id);
		if (inquiries + requests > 0)
			console.log(
				`${inquiries} inquiries and ${requests} leads are theirs: an administrator gives them to another.`,
			);
	},

	async enable({ email }) {
		await setDisabled(await idOf(email), false);
		console.log(`${email} may sign in again.`);
	},

	async role({ email, role }) {
		if (!isRole(role)) throw new CliError(`role needs --role (${roles.join(" or ")})`);
		const id = await idOf(email);
		if (await Waiting.find(id)) throw new CliError(`${email} waits: approve first`);
		await Staff.giveRole(id, role);
		console.log(`${email} is ${role}.`);
	},

	async "remove-factor"({ email }) {
		const id = await idOf(email);
		const member = await Staff.find(id);
		if (!member?.factor && !member?.passkeys)
			throw new CliError(`${email} has neither second factor nor passkey`);
		await Factor.remove(id, commandLine, "vi");
		console.log(`${email} signs in with the password alone, and is told so by mail.`);
	},

	async "reset-link"({ email }) {
		const token = await AccountLink.makeReset(await idOf(email), commandLine);
		if (!token) throw new CliError(`${email} is disabled: no link would work`);
		printLink("reset-password", token);
	},
};

function printLink(purpose: LinkPurpose, token: string): void {
	const site = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
	console.log(linkAddress(new URL(site).origin, purpose, token));
	const until = new Date(Date.now() + linkMinutes[purpose] * 60_000).toISOString();
	console.log(`It works once, until ${formatDateTime("vi", until)} (Vietnam time).`);
}

const refusals = [EmailTaken, InvalidEmail, AlreadyInvited, AlreadyWaits];

function refusalOf(error: unknown): unknown {
	return error instanceof Error && refusals.some((refusal) => error instanceof refusal)
		? new CliError(error.message)
		: error;
}

function setDisabled(accountId: string, disabled: boolean): Promise<void> {
	return transaction(async (session) => {
		const member = await memberOf(accountId, undefined, session);
		await Staff.setDisabled(member, disabled, commandLine, session);
		if (disabled) await tellLeft(accountId, commandLine, session);
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
