import { expect, httpTest as test } from "#tests/support/test.ts";
import { crossSite } from "#trust/abuse/cross-site.ts";
import { headers } from "#trust/abuse/headers.ts";
import { ownership } from "#trust/abuse/ownership.ts";

test.slow();

// The quick sections of `npm run trust`: they find every form by themselves.
for (const { name, title, run } of [crossSite, ownership, headers]) {
	test(`${name}: ${title}`, async () => {
		const lines = await run();
		expect(lines.length).toBeGreaterThan(2);
		expect(lines.filter(({ reached }) => !reached)).toEqual([]);
	});
}
