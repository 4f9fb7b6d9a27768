import { expect, readPage, test, unique } from "#tests/support/http.ts";
import { enter, enterAsAdmin, store } from "#tests/support/portal.ts";
import { sendRequest } from "#tests/support/visitor-requests.ts";

const written = (...place: unknown[]) => Buffer.from(JSON.stringify(place)).toString("base64url");

const id = "65f000000000000000000001";

const cursors: Record<string, string> = {
	"as long as addresses may be": "A".repeat(4_800),
	"longer than addresses may be": "A".repeat(9_000),
	"no base64": "%00%F0%9F%92%A9%2F../",
	"of JSON that is none": Buffer.from("[".repeat(3_000)).toString("base64url"),
	"with a long name in it": written("companyKey", 0, "x".repeat(5_000), id),
	"with a name that is no text": written("companyKey", 0, "\ud800\u0000", id),
	"with an operator in it": written("createdAt", 0, { $gt: "" }, id),
	"with a part that there is not": written("createdAt", 1e15, "2026-01-01T00:00:00.000Z", id),
	"with a day that no calendar has": written("createdAt", 0, "+275760-09-13T00:00:00.001Z", id),
	"with the last day of all": written("createdAt", 0, "+275760-09-13T00:00:00.000Z", id),
	"with a short id": written("createdAt", 0, "2026-01-01T00:00:00.000Z", "65f0"),
	"with more than it should have": written("dueAt", 0, ...Array.from({ length: 200 }, () => id)),
};

test("a cursor that somebody has made up leads to the first page or is refused, in every list", async ({
	request,
	db,
}) => {
	await enter({ request });
	const inquiry = await store({ request }, db, { companyName: unique(), customerPhone: "" });
	const lead = await sendRequest({ request }, db, "contact");
	await enterAsAdmin({ request });
	const pages = [
		...["/portal/dashboard?", "/portal/dashboard?sort=company&", "/portal/dashboard?sort=urgency&"],
		...["/portal/dashboard?q=nguyen&", "/portal/dashboard?due=overdue&", "/portal/inquiries/deleted?"],
		...["/portal/requests?", "/portal/requests?state=ended&", "/portal/requests?q=nguyen&"],
		...["/portal/requests/quarantine?", "/portal/reports?", "/portal/audit?"],
		...["/portal/staff?", "/portal/staff/waiting?"],
	].flatMap((list) => [`${list}after=`, `${list}before=`]);
	const records = [`inquiries/${inquiry}`, `requests/${lead}`, `customers/${inquiry}`];
	pages.push(...records.map((record) => `/portal/${record}?history=`));
	for (const page of pages) {
		const first = await readPage(await request.get(page));
		expect(first.status, page).toBe(200);
		for (const [name, cursor] of Object.entries(cursors)) {
			const answer = await readPage(await request.get(page + cursor));
			expect([200, 400], `${page} ${name}`).toContain(answer.status);
			if (answer.status === 200) expect(answer.heading, `${page} ${name}`).toBe(first.heading);
		}
	}
});
