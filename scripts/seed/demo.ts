import { Account } from "#models/account/account.server.ts";
import { Audit } from "#models/audit/audit.server.ts";
import { giveAllCustomers } from "#models/customer/adopt.server.ts";
import { connect, disconnect } from "#models/database/connection.server.ts";
import { transaction } from "#models/database/transaction.server.ts";
import { countInquiries } from "#models/inquiry/counts.server.ts";
import { env, isLoopback } from "#models/settings/env.server.ts";
import type { Login } from "#scripts/demo-database.ts";
import { ageAccount } from "./age-account.ts";
import { putInAuditLines } from "./demo-audit.ts";
import { putInRequests } from "./demo-requests.ts";
import { importInquiries, type Owner } from "./import.ts";
import { randomFrom } from "./random.ts";
import { courseOf, outcomeOf } from "./spread.ts";
import type { Case, Trade } from "./trade.ts";
import { trades } from "./trades/index.ts";

const admin = { email: "admin@may-erp.example", fullName: "Lê Thị Vân", password: "demo-admin-2026" };
const sales = { email: "sales@may-erp.example", fullName: "Trần Minh Khôi", password: "demo-sales-2026" };
const colleagues = [
	{ email: "huong@may-erp.example", fullName: "Phạm Thu Hương" },
	{ email: "dat@may-erp.example", fullName: "Nguyễn Tiến Đạt" },
	{ email: "linh@may-erp.example", fullName: "Võ Khánh Linh" },
];

const weeks = 10;

/** The oldest thing that demo data tell is of ten weeks ago. */
const accountAgeInDays = 80;

/**
 * Puts in demo data once, and returns the logins. Their passwords are public, so where HOST lets other machines in the
 * accounts are disabled and signed out.
 */
export async function seedDemo(): Promise<{ created: boolean; logins: Login[] }> {
	const isExposed = !isLoopback(env.HOST);
	const logins = [
		{ role: "admin", email: admin.email, password: admin.password },
		{ role: "sales", email: sales.email, password: sales.password },
	].filter(() => !isExposed);
	await connect();
	try {
		const created = !(await Account.idOf(admin.email));
		if (created) await putInAll();
		await disableLogins(isExposed);
		return { created, logins };
	} finally {
		await disconnect();
	}
}

async function putInAll(): Promise<void> {
	const owners = [await ownerFrom(sales)];
	for (const person of colleagues) owners.push(await ownerFrom({ ...person, password: sales.password }));
	await putInInquiries(owners);
	await putInRequests(owners);
	await giveAllCustomers();
	// Last, because this account tells the next run that nothing is missing.
	const { id } = await Account.create(admin, "admin");
	const lastSignIns = await putInAuditLines({ id, email: admin.email, fullName: admin.fullName }, owners);
	for (const [person, at] of lastSignIns) await ageAccount(person, accountAgeInDays, at);
}

async function disableLogins(disabled: boolean): Promise<void> {
	for (const { email } of [admin, sales, ...colleagues]) {
		const id = await Account.idOf(email);
		if (!id || (!disabled && (await isDisabledBySomebody(id)))) continue;
		await transaction((session) => Account.setDisabled(id, disabled, session));
	}
}

/** What is disabled here leaves no line in the audit log. */
async function isDisabledBySomebody(id: string): Promise<boolean> {
	const { rows } = await Audit.page({ person: id, actions: ["accountDisabled", "accountEnabled"] });
	return rows.find(({ subject }) => subject?.id === id)?.action === "accountDisabled";
}

async function ownerFrom(person: typeof sales): Promise<Owner> {
	const id = (await Account.idOf(person.email)) ?? (await Account.create(person, "sales")).id;
	return { id, email: person.email, fullName: person.fullName };
}

async function putInInquiries(owners: Owner[]): Promise<void> {
	const [first] = owners;
	const viewer = first && { ...first, role: "sales" as const, isAdmin: false };
	if (viewer && (await countInquiries(viewer)).total > 0) return;
	const random = randomFrom(2026);
	const ends = randomFrom(7);
	const now = new Date();
	const cases = trades.flatMap((trade) => trade.cases.map((one) => ({ trade, one })));
	await importInquiries(
		cases.map(({ trade, one }, index) => {
			const course = courseOf(random.next() * weeks * 7, now, random);
			return {
				...fieldsOf(trade, one, index),
				...course,
				...outcomeOf(course, ends),
				owner: random.pick(owners),
				submissionId: `demo-${index + 1}`,
			};
		}),
	);
}

function fieldsOf({ industry }: Trade, { domain, ...fields }: Case, index: number) {
	return {
		...fields,
		industry,
		customerEmail: `lienhe@${domain}.example`,
		customerPhone: `0900000${String(101 + 7 * index).padStart(3, "0")}`,
	};
}
