import { expect, test, vi } from "vitest";

const logins = { admin: "demo-admin-2026", sales: "demo-sales-2026", huong: "demo-sales-2026" };

/** Seeds as a process that listens on `host`. @returns who can sign in then, and who is told how */
async function seedOn(host: string) {
	vi.resetModules();
	// A process of one's own: with ADMIN_EMAILS it would not listen there.
	vi.stubEnv("HOST", host).stubEnv("ADMIN_EMAILS", "");
	const { default: mongoose } = await import("mongoose");
	const { connect, disconnect } = await import("#models/connection.server.ts");
	const { Account } = await import("#models/account/account.server.ts");
	const { seedDemo } = await import("./demo.ts");
	const told = (await seedDemo()).logins.map(({ role }) => role);
	await connect();
	const able = [];
	for (const [name, password] of Object.entries(logins)) {
		if (await Account.authenticate(`${name}@may-erp.example`, password)) able.push(name);
	}
	const inquiries = await mongoose.connection.db?.collection("salesInquiries").countDocuments();
	const drop = () => mongoose.connection.dropDatabase();
	return { told, able, inquiries, close: disconnect, drop };
}

test("nobody signs in with the demo's passwords where other machines can reach the portal", async () => {
	for (const [host, told, able] of [
		["0.0.0.0", [], []],
		["127.0.0.1", ["admin", "sales"], ["admin", "sales", "huong"]],
		["::", [], []],
		["::1", ["admin", "sales"], ["admin", "sales", "huong"]],
	] as const) {
		const seeded = await seedOn(host);
		expect(seeded, host).toMatchObject({ told, able });
		expect(seeded.inquiries).toBeGreaterThan(20);
		if (host === "::1") await seeded.drop();
		await seeded.close();
	}
}, 90_000);
