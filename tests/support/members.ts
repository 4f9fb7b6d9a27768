import { Account } from "#models/account/account.server.ts";
import type { Viewer } from "#models/account/user.server.ts";

/** A member of staff with an account. */
export async function memberNamed(name: string, role: Viewer["role"] = "sales"): Promise<Viewer> {
	const person = {
		email: `${name}@may-erp.example`,
		fullName: `Họ Tên ${name}`,
		password: "a long pass phrase 42",
	};
	const { id } = await Account.create(person, role);
	return { id, email: person.email, fullName: person.fullName, role, isAdmin: role === "admin" };
}
