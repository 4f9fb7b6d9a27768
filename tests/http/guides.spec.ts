import { localizedPath } from "#app/addresses/site.ts";
import { guideIds, guidePath, guides } from "#app/content/guides.ts";
import { locales } from "#app/locales/index.ts";
import { languages } from "#models/language.ts";
import { expect, readPage, test } from "#tests/support/http.ts";
import { expectValid } from "#tests/support/sound.ts";

for (const language of languages) {
	test(`every guide in ${language}: one heading, its steps in order, and links to related guides`, async ({
		request,
	}) => {
		for (const id of guideIds) {
			const address = localizedPath(language, guidePath(id));
			const { status, html, heading, main } = await readPage(await request.get(address));
			const text = locales[language].guides?.[id];
			expect([status, heading], address).toEqual([200, text?.title]);
			expect(html.match(/<h1/g), address).toHaveLength(1);
			expect(html, address).toContain(`<html lang="${language}">`);
			const steps = /<h2 id="steps"[\s\S]*?<\/ol>/.exec(html)?.[0] ?? "";
			expect(steps.match(/<li/g), address).toHaveLength(text?.steps.length ?? 0);
			const links = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href);
			for (const other of guides[id].related)
				expect(links, address).toContain(localizedPath(language, guidePath(other)));
			expect(main, address).not.toMatch(/\{\{|undefined/);
			expect(html, address).not.toContain("__remixContext");
			await expectValid(html);
		}
	});
}

test("a guide that is not there is not found, in the language of its address", async ({ request }) => {
	for (const [address, heading] of [
		["/docs/khong-co-bai-nay", "Không tìm thấy trang này"],
		["/en/docs/khong-co-bai-nay", "This page does not exist"],
		["/docs/khoa-so-thang/1", "Không tìm thấy trang này"],
	] as const) {
		const page = await readPage(await request.get(address));
		expect([page.status, page.heading], address).toEqual([404, heading]);
	}
});

test("/docs lists every guide, by groups, and each of the often searched words finds one", async ({
	request,
}) => {
	for (const language of languages) {
		const { html } = await readPage(await request.get(localizedPath(language, "/docs")));
		for (const id of guideIds) expect(html, id).toContain(`href="${localizedPath(language, guidePath(id))}"`);
		const searches = [...html.matchAll(/href="([^"]+\?q=[^"]+)"/g)].map(([, href = ""]) => href);
		expect(searches.length).toBeGreaterThan(4);
		for (const search of searches) {
			const found = await readPage(await request.get(search));
			expect(found.html, search).toMatch(/<h3><a [^>]*href="[^"]*\/docs\/[a-z-]+"/);
		}
	}
});
