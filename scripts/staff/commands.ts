import { randomBytes } from "node:crypto";
import { type Role, roles } from "#app/content/options.ts";
import { Account } from "#models/account.server.ts";
import { StepError } from "#scripts/step.ts";

/** What may stand after the command's name. */
export type Options = { email?: string; name?: string; role?: string };

/** The commands of `npm run staff`; the database is connected already. */
export const commands = { create };

async function create({ email, name, role }: Options): Promise<void> {
	if (!email || !name || !isRole(role)) {
		throw new StepError(`create needs --email, --name and --role (${roles.join(" or ")})`);
	}
	const password = randomBytes(9).toString("base64url");
	await Account.create({ email, fullName: name, password }, role).catch((error: unknown) => {
		throw new StepError(error instanceof Error ? error.message : String(error));
	});
	console.log(`${email} is ${role}.\nPassword: ${password}\nIt is shown this once.`);
}

function isRole(text: string | undefined): text is Role {
	return roles.some((role) => role === text);
}
