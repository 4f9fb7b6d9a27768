import type { mongo } from "mongoose";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { log } from "#models/log.server.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { rewrite } from "./rewrite.server.ts";

useDatabase();

type Row = { _id: number; text: string };

const rows = () => stored("rows") as unknown as mongo.Collection<Row>;
const upperCase = ({ _id, text }: Row) => ({ filter: { _id, text }, set: { text: text.toUpperCase() } });
const rewritten = (changeOf = upperCase) => rewrite<Row>(stored("rows"), changeOf);

beforeEach(async () => {
	await rows().deleteMany({});
	await rows().insertMany(Array.from({ length: 1_200 }, (_, _id) => ({ _id, text: _id % 3 ? "a" : "A" })));
});

test("what is right already is not written, and what breaks off goes on where it was", async () => {
	const breakingOff = (row: Row) => {
		if (row._id === 1_100) throw new Error("of this test");
		return upperCase(row);
	};
	await expect(rewritten(breakingOff)).rejects.toThrow("of this test");
	expect(await rows().countDocuments({ text: "a" })).toBe(134);
	expect(await rewritten()).toBe(134);
	expect(await rewritten()).toBe(0);
	expect(await rows().countDocuments({ text: "A" })).toBe(1_200);
});

test("what no longer is as it was read stays", async () => {
	expect(await rewritten(({ _id }) => ({ filter: { _id, text: "before" }, set: { text: "after" } }))).toBe(0);
	expect(await rows().countDocuments({ text: "after" })).toBe(0);
});

test("the log is told how far it is", async () => {
	vi.useFakeTimers({ toFake: ["Date"] });
	onTestFinished(() => void vi.useRealTimers());
	const told = vi.spyOn(log, "info");
	await rewritten((row) => {
		if (row._id === 500) vi.setSystemTime(Date.now() + 10_000);
		return upperCase(row);
	});
	expect(told.mock.calls).toEqual([[{ collection: "rows", read: 1_000, all: 1_200 }, "rewriting"]]);
});
