import { availableParallelism } from "node:os";
import { expect, test } from "vitest";
import { isUnavailable } from "#models/database/transaction.server.ts";
import { hashPassword, TooBusy, verifyPassword } from "./password.server.ts";

const password = "mot-mat-khau-dai-2026";

test("a crowd is hashed in turn, who comes when the line is full is asked to try again, and then all is as before", async () => {
	const known = await hashPassword(password);
	const results = await Promise.allSettled(
		Array.from({ length: 110 }, (_, index) => verifyPassword(known, index % 2 ? password : "wrong")),
	);
	const answered = results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
	const refused = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
	expect(refused).toHaveLength(10 - Math.max(1, Math.min(3, availableParallelism() - 1)));
	expect(refused.every((reason) => reason instanceof TooBusy && isUnavailable(reason))).toBe(true);
	expect(answered.filter(Boolean).length).toBeGreaterThan(45);
	expect(await verifyPassword(known, password)).toBe(true);
	expect(await verifyPassword(null, password)).toBe(false);
});

const settled = async (work: Promise<unknown>, name: string, order: string[]) => {
	await work.catch(() => order.push(`${name} refused`));
	order.push(name);
};

test("however many come from one network, who comes from another waits for one of them only", async () => {
	const order: string[] = [];
	const crowd = Array.from({ length: 60 }, () => settled(hashPassword(password, "crowd"), "crowd", order));
	const others = ["east", "west"].map((name) => settled(hashPassword(password, name), name, order));
	await Promise.all(others);
	expect(order.length).toBeLessThan(15);
	await Promise.all(crowd);
});

test("where the line is full, its last one from the network with most in it gives way", async () => {
	const order: string[] = [];
	const crowd = Array.from({ length: 110 }, () => settled(hashPassword(password, "crowd"), "crowd", order));
	const refused = () => order.filter((name) => name === "crowd refused").length;
	await Promise.resolve();
	const before = 10 - Math.max(1, Math.min(3, availableParallelism() - 1));
	const other = settled(hashPassword(password, "other"), "other", order);
	await other;
	expect(order).not.toContain("other refused");
	expect(refused()).toBe(before + 1);
	await Promise.all(crowd);
});
