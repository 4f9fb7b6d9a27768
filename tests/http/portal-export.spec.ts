import { expect, readPage, test, unique } from "#tests/support/http.ts";
import { enter, store, storedInquiry } from "#tests/support/portal.ts";
import { sendRequest } from "#tests/support/visitor-requests.ts";

test("the view is exported as a file that a spreadsheet opens and no formula runs in", async ({
	request,
	db,
}) => {
	await enter({ request });
	await store({ request }, db, { customerName: '=HYPERLINK("https://xau.example")', urgency: "high" });
	const id = await store({ request }, db, {
		customerName: "Đỗ, Văn Ân",
		urgency: "low",
		employeeCount: "11-50",
		notes: "dòng 1\ndòng 2",
	});
	const stored = await storedInquiry(db, id);
	const list = await readPage(await request.get("/portal/dashboard?urgency=low"));
	expect(list.main).toContain("Export CSV");
	expect(list.html).toContain('href="/portal/inquiries.csv?urgency=low"');
	const answer = await request.get("/portal/inquiries.csv");
	expect(answer.headers()["content-type"]).toBe("text/csv; charset=utf-8");
	expect(answer.headers()["content-disposition"]).toMatch(
		/^attachment; filename="inquiries-\d{4}-\d\d-\d\d\.csv"$/,
	);
	expect(answer.headers()["cache-control"]).toBe("no-store");
	const text = (await answer.body()).toString("utf8");
	expect(text.startsWith('\uFEFF"Date","Status","Sales representative","Customer name",')).toBe(true);
	expect(text).toContain(`"'=HYPERLINK(""https://xau.example"")"`);
	const inVietnam = new Date(stored?.createdAt.getTime() + 7 * 3_600_000).toISOString();
	expect(text).toContain(`\r\n"${inVietnam.slice(0, 10)} ${inVietnam.slice(11, 16)}","Pending",`);
	expect(text).toContain('"Đỗ, Văn Ân"');
	expect(text).toContain('"dòng 1\ndòng 2"');
	expect(text).toContain('"0912 345 678"');
	expect(text).toContain('"11–50"');

	const filtered = await request.get("/portal/inquiries.csv?urgency=low&q=do+van");
	expect((await filtered.text()).trimEnd().split("\r\n")).toHaveLength(2);
});

test("between the cells of who reads the portal in Vietnamese stand semicolons, as Excel there expects", async ({
	request,
	db,
}) => {
	const email = await enter({ request });
	await db.collection("users").updateOne({ email }, { $set: { role: "admin" } });
	await request.post("/language", { form: { language: "vi", returnTo: "/portal/dashboard" } });
	for (const file of ["/portal/inquiries.csv", "/portal/requests.csv", "/portal/audit.csv"]) {
		const [head] = (await (await request.get(file)).text()).split("\r\n");
		expect(head, file).toMatch(/^\uFEFF"[^"]+"(;"[^"]+"){5,}$/);
	}
});

test("leads are exported as they are listed, and of either list what was chosen", async ({ request, db }) => {
	const customerName = `Vũ ${unique()}`;
	await enter({ request });
	const inquiry = await store({ request }, db, { customerName });
	await store({ request }, db);
	const name = `=Lê ${unique()}`;
	const asked = { contactName: name, companySize: "11-20" };
	const lead = await sendRequest({ request }, db, "trial", asked);
	await sendRequest({ request }, db, "contact");
	const linesOf = async (address: string) =>
		(await (await request.get(address)).text()).trimEnd().split("\r\n");

	const list = await readPage(await request.get("/portal/requests?kind=trial"));
	expect(list.html).toContain('href="/portal/requests.csv?kind=trial"');
	const [head, ...all] = await linesOf("/portal/requests.csv?kind=trial");
	expect(head).toContain('"Sent","Type","State","Due","Visitor","Phone","Email","Language","Owner"');
	const line = all.find((one) => one.includes(name)) ?? "";
	expect(line).toContain(`"Trial","Waiting for an answer"`);
	expect(line).toContain(`"'${name}"`);
	expect(line).toContain('"11-20 people"');

	const post = (list: string, form: Record<string, string>) =>
		request.post(`/portal/${list}/several`, { form, maxRedirects: 0 });
	const chosen = await post("requests", { act: "export", chosen: lead });
	expect(chosen.headers().location).toBe(`/portal/requests.csv?chosen=${lead}`);
	const [, ...one] = await linesOf(chosen.headers().location ?? "");
	expect(one).toEqual([line]);
	const file = (await post("inquiries", { act: "export", chosen: `${inquiry}.1` })).headers().location ?? "";
	const [, only, ...none] = await linesOf(file);
	expect(only).toContain(customerName);
	expect(none).toEqual([]);
});

test("only administrators reach the reports of leads", async ({ request }) => {
	await enter({ request });
	const address = "/portal/reports/leads";
	const page = await readPage(await request.get(address));
	expect(page.status).toBe(403);
	expect(page.main).toContain("Some pages are for administrators only.");
	expect((await request.get(`${address}.data`)).status()).toBe(403);
});
