import getPort from "get-port";
import { localizedPath, pages, quotePath } from "#app/addresses/site.ts";
import { planIds, priceListOn } from "#app/content/plans.ts";
import { formatDay, formatMoney } from "#app/i18n/format.ts";
import { languages } from "#models/language.ts";
import { startServer } from "#scripts/server-process.ts";
import { expect, readPage, test } from "#tests/support/http.ts";
import { clockAt } from "#tests/support/moved-clock.ts";
import { testSettings } from "#tests/support/product.ts";
import { noDatabase } from "#tests/support/with-site.ts";

const lastEvening = new Date("2025-12-31T22:00:00+07:00");

test("to the last evening of the list of 2025 pages ask its prices, and promise no first year at less", async ({
	request,
}) => {
	const port = await getPort();
	const url = `http://127.0.0.1:${port}`;
	const server = await startServer(url, {
		...testSettings(port, noDatabase),
		LOG_LEVEL: "fatal",
		...clockAt(lastEvening),
	});
	try {
		for (const language of languages) {
			const at = async (page: keyof typeof pages, site = "", query = "") => {
				const { html, main } = await readPage(
					await request.get(site + localizedPath(language, pages[page]) + query),
				);
				return `${main} ${html}`.replace(/\s/g, " ");
			};
			for (const page of ["home", "pricing", "faq", "terms", "trial"] as const) {
				const said = await at(page, url);
				expect(said, page).not.toMatch(/30 ?%|<s class|reduced\}\}/);
			}
			for (const [page, query] of [
				["pricing", "?users=18"],
				["trial", "?plan=starter"],
			] as const) {
				expect(await at(page, url, query), query).not.toMatch(/30 ?%|<s class|reduced\}\}/);
			}
			const paper = url + localizedPath(language, quotePath);
			const { main: quotation } = await readPage(await request.get(`${paper}?users=18`));
			expect(quotation).not.toMatch(/30\s?%/);
			expect(quotation).toContain(formatDay(language, "2025-12-31"));
			expect(quotation.replace(/\s/g, " ")).toContain(
				formatMoney(language, 5 * 245_000_000).replace(/\s/g, " "),
			);
			const prices = planIds.map((plan) =>
				formatMoney(language, priceListOn(lastEvening).prices[plan].yearly),
			);
			for (const price of prices) expect(await at("pricing", url)).toContain(price.replace(/\s/g, " "));
			expect(await at("pricing"), "today").toMatch(/30 ?%.*<s class/);
		}
	} finally {
		await server.stop();
	}
});
