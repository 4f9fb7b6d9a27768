import { portalActs } from "#tests/abuse/acts.ts";
import { crossSite } from "#tests/abuse/cross-site.ts";
import { headers } from "#tests/abuse/headers.ts";
import { longAddresses } from "#tests/abuse/long-requests.ts";
import { ownership } from "#tests/abuse/ownership.ts";
import { expect, test } from "#tests/support/http.ts";

// The quick sections of `npm run abuse`, which find every form by themselves.
for (const { name, title, run } of [crossSite, ownership, portalActs, headers, longAddresses]) {
	test(`${name}: ${title}`, async () => {
		const lines = await run();
		expect(lines.length).toBeGreaterThan(2);
		expect(lines.filter(({ reached }) => !reached)).toEqual([]);
	});
}
