import mongoose, { type Connection } from "mongoose";
import { expect } from "#tests/support/http.ts";
import { withOwnProduct } from "#tests/support/own-product.ts";
import { enter, enterAgain, store, storeMany } from "#tests/support/portal.ts";
import { password } from "#tests/support/staff-accounts.ts";

const test = withOwnProduct();
const admin = "admin@may-erp.example";

/** What a request asks the database: the fewest of three times, as now and then the workers ask, too. */
async function queriesOf(db: Connection, ask: () => Promise<unknown>): Promise<string[]> {
	const profile = db.collection("system.profile");
	let fewest: string[] | undefined;
	for (let time = 0; time < 3; time++) {
		await db.db?.command({ profile: 2 });
		await ask();
		await db.db?.command({ profile: 0 });
		const asked = await profile.find({ op: { $in: ["query", "command", "insert", "update"] } }).toArray();
		await profile.drop();
		const names = asked
			.map(({ ns }) => String(ns).split(".")[1] ?? "")
			.filter((name) => !/outbox|profile/.test(name));
		if (!fewest || names.length < fewest.length) fewest = names;
	}
	return fewest ?? [];
}

test("a dashboard of fifty inquiries weighs at most 100 KB and asks the database ten times at most, an inquiry's page twelve", async ({
	request,
	product,
}) => {
	const db = await mongoose.createConnection(product.uri).asPromise();
	// A document, as a browser asks for it: scripts ask for the data of what is shown.
	const headers = { Accept: "text/html" };
	const open = (address: string) => async () =>
		expect((await request.get(address, { headers })).status()).toBe(200);
	const rep = await enter({ request });
	const id = await store({ request }, db);
	await storeMany({ request }, db, 55);
	const form = { fullName: "Phạm Thu Hương", email: admin, password, confirmPassword: password };
	for (const who of [rep, admin]) {
		if (who === admin) await request.post("/portal/signup", { form });
		await enterAgain({ request }, who);
		const page = await (await request.get("/portal/dashboard")).body();
		expect(page.length).toBeLessThan(100_000);
		const dashboard = await queriesOf(db, open("/portal/dashboard"));
		// Three of them count by the index, as no counts are kept (docs/decisions/0005).
		expect(dashboard.length, dashboard.join()).toBeLessThanOrEqual(10);
		expect(dashboard).toContain("salesInquiries");
		const inquiry = await queriesOf(db, open(`/portal/inquiries/${id}`));
		// One of them asks whether the customer's address is a colleague's, which joins nobody, one who else has the number,
		// and one whether a trial that became the inquiry waits for its account.
		expect(inquiry.length, inquiry.join()).toBeLessThanOrEqual(12);
	}
	await db.close();
});
