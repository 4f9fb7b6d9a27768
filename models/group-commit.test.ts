import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { inGroups } from "./group-commit.ts";

function storeNumbers(isFatal = false) {
	const groups: number[][] = [];
	const store = inGroups(
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

test("the first is stored at once, those that come meanwhile together, and each gets its own answer", async () => {
	const { groups, store } = storeNumbers();
	expect(await Promise.all([1, 2, 3].map(store))).toEqual(["stored 1", "stored 2", "stored 3"]);
	expect(groups).toEqual([[1], [2, 3]]);
	expect(await store(4)).toBe("stored 4");
});

test("one that cannot be stored fails alone", async () => {
	const { groups, store } = storeNumbers();
	const answers = await Promise.allSettled([1, 2, 13, 4].map(store));
	expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
	expect(groups).toEqual([[1], [2, 13, 4], [2], [13], [4]]);
});

test("where nothing can be stored nobody waits for the others' turns", async () => {
	const { groups, store } = storeNumbers(true);
	const answers = await Promise.allSettled([13, 2, 3].map(store));
	expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
	expect(groups).toEqual([[13]]);
	expect(await store(4)).toBe("stored 4");
});

test("a group has an end", async () => {
	const { groups, store } = storeNumbers();
	await Promise.all(Array.from({ length: 100 }, (_, index) => store(100 + index)));
	expect(groups.map((group) => group.length)).toEqual([1, 64, 35]);
});
