import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { groupCommit } from "./group-commit.ts";

function storeNumbers(isFatal = false) {
	const groups: number[][] = [];
	const store = groupCommit(
		async (items: number[]) => {
			groups.push(items);
			await wait(5);
			if (items.includes(13)) throw new Error("unlucky");
			return items.map((item) => `stored ${item}`);
		},
		() => isFatal,
	);
	return { groups, store };
}

test("those of one moment are stored together, those that come meanwhile next, and each gets its own answer", async () => {
	const { groups, store } = storeNumbers();
	const first = Promise.all([1, 2].map(store));
	await nextTurn();
	const next = Promise.all([3, 4].map(store));
	expect(await first).toEqual(["stored 1", "stored 2"]);
	expect(await next).toEqual(["stored 3", "stored 4"]);
	expect(groups).toEqual([
		[1, 2],
		[3, 4],
	]);
	expect(await store(5)).toBe("stored 5");
});

test("one that cannot be stored fails alone", async () => {
	const { groups, store } = storeNumbers();
	const answers = await Promise.allSettled([1, 2, 13, 4].map(store));
	expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
	expect(groups).toEqual([[1, 2, 13, 4], [1], [2], [13], [4]]);
});

test("where nothing can be stored nobody waits for the others' turns", async () => {
	const { groups, store } = storeNumbers(true);
	const first = Promise.allSettled([13, 1].map(store));
	await nextTurn();
	const answers = [...(await Promise.all([first, Promise.allSettled([2, 3].map(store))]))].flat();
	expect(answers.map(({ status }) => status)).toEqual(Array(4).fill("rejected"));
	expect(groups).toEqual([[13, 1]]);
	expect(await store(4)).toBe("stored 4");
});

test("a group has an end", async () => {
	const { groups, store } = storeNumbers();
	await Promise.all(Array.from({ length: 100 }, (_, index) => store(100 + index)));
	expect(groups.map((group) => group.length)).toEqual([64, 36]);
});
