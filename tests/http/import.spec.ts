import { expect, test, unique } from "#tests/support/http.ts";
import { enter, enterAsAdmin } from "#tests/support/portal.ts";
import { Reader } from "#tests/support/reader.ts";

// As a browser without JavaScript asks.

const heading = "Tên khách hàng\tCông ty\tEmail\tSố điện thoại\tNhu cầu";
const defaults = { projectType: "accounting", industry: "Bán lẻ" };

test("four hundred customers of a sheet are looked at, stored in pieces, and once however often they are sent", async ({
	request,
	db,
}) => {
	test.slow();
	const mine = unique();
	const fullName = `Trần ${mine}`;
	const email = await enter({ request }, fullName);
	const lines = Array.from({ length: 400 }, (_, index) => {
		const [phone, needs] = [`9${String(10_000_000 + index)}`, index % 2 ? "Quản lý kho" : ""];
		const address = index % 10 === 9 ? "" : `khach-${index}@${mine}.example`;
		return [`Khách ${index} ${mine}`, `Cửa hàng ${index}`, address, phone, needs].join("\t");
	});
	lines[7] = `Khách 7 ${mine}\tCửa hàng 7\tkhach-7@${mine}\t910000007\t`;
	lines[8] = `Khách 8 ${mine}\tCửa hàng 8\t\t\t`;
	const text = [heading, ...lines, "Tổng cộng\t400"].join("\n");
	const stored = db.collection("salesInquiries");
	const count = () => stored.countDocuments({ salesRepName: email });

	const at = new Reader(request);
	await at.open("/portal/dashboard");
	await at.follow("Import from Excel");
	await at.press("Check before storing", { text, projectType: "" });
	expect(at.page.description("industry")).toContain("This field is required");
	expect(at.page.value("text")).toContain(`Khách 0 ${mine}`);
	await at.press("Check before storing", defaults);
	expect(at.page.main).toContain("398 rows to store, 2 to correct.");
	expect(at.page.main).toContain(`Row 9 Khách 7 ${mine}, Cửa hàng 7 Customer email “khach-7@${mine}”: `);
	expect(at.page.main).toContain(
		`Row 10 Khách 8 ${mine}, Cửa hàng 8 Contact: An e-mail address or a whole phone number is needed`,
	);
	expect(await count()).toBe(0);

	await at.press("Store 398 rows");
	expect(at.page.main).toMatch(/\b(\d\d?) of 398 stored\./);
	let presses = 1;
	for (; !at.page.main.includes("Import finished"); presses++) await at.press("Go on");
	expect(presses).toBeGreaterThanOrEqual(8);
	expect(at.page.main).toContain("398 of 398 stored.");
	expect(await count()).toBe(398);
	expect(await stored.findOne({ customerName: `Khách 9 ${mine}` })).toMatchObject({
		...defaults,
		customerEmail: "",
		customerPhone: "0910000009",
		requirements: "Quản lý kho",
		urgency: "medium",
		status: "pending",
	});

	expect(at.page.value("text")).toContain(`Khách 8 ${mine}`);
	const mended = at.page.value("text").replace(`khach-7@${mine}\t`, `khach-7@${mine}.example\t`);
	await at.press("Check before storing", { text: mended });
	expect(at.page.main).toContain("1 rows to store, 1 to correct.");
	await at.press("Store 1 rows");
	expect(await count()).toBe(399);

	await at.open("/portal/inquiries/import");
	await at.press("Check before storing", { text, ...defaults });
	expect(at.page.main).toContain("Customer known already");
	await at.press("Store 398 rows");
	while (!at.page.main.includes("Import finished")) await at.press("Go on");
	expect(at.page.main).toContain("398 of them were there from an earlier import");
	expect(await count()).toBe(399);
	const told = await db
		.collection("auditLines")
		.find({ action: "inquiriesImported", by: fullName })
		.toArray();
	expect(told.map(({ detail }) => detail.owner)).toContain(fullName);
	expect(told.reduce((sum, { detail }) => sum + Number(detail.count), 0)).toBe(399);
});

test("a sheet that says it all needs no choices for empty cells", async ({ request, db }) => {
	const mine = unique();
	await enter({ request }, `Đỗ ${mine}`);
	const at = new Reader(request);
	await at.open("/portal/inquiries/import");
	const text = [
		"Tên khách hàng\tSố điện thoại\tLoại dự án\tNgành nghề",
		`Khách ${mine}\t0911 222 444\tKho\tMay mặc`,
	].join("\n");
	await at.press("Check before storing", { text, projectType: "", industry: "" });
	expect(at.page.main).toContain("1 rows to store, 0 to correct.");
	await at.press("Store 1 rows");
	expect(await db.collection("salesInquiries").findOne({ customerName: `Khách ${mine}` })).toMatchObject({
		projectType: "inventory",
		industry: "May mặc",
	});
});

test("columns that say nothing are chosen, and an administrator says whose they are", async ({
	request,
	visitor,
	db,
}) => {
	const mine = unique();
	const rep = { request: await visitor() };
	const email = await enter(rep, `Lê ${mine}`);
	await enterAsAdmin({ request });
	const account = await db.collection("accounts").findOne({ email });
	const at = new Reader(request);
	await at.open("/portal/inquiries/import");
	const text = `A\tB\n=1+1 ${mine}\t0911 222 333`;
	const owner = String(account?._id);
	await at.press("Check before storing", { text, ...defaults, owner });
	expect(at.page.main).toContain("0 rows to store, 2 to correct.");
	const chosen = { ...defaults, text, owner, urgency: "low", requirements: "Hỏi lại", step: "store" };
	const sent = new URLSearchParams(chosen);
	for (const column of ["customerName", "customerPhone"]) sent.append("columns", column);
	const headers = { "Content-Type": "application/x-www-form-urlencoded", Accept: "text/html" };
	await request.post("/portal/inquiries/import", { headers, data: String(sent) });
	expect(await db.collection("salesInquiries").findOne({ salesRepName: email })).toMatchObject({
		customerName: `=1+1 ${mine}`,
		ownerId: account?._id,
	});
	const page = new Reader(rep.request);
	await page.open("/portal/dashboard");
	await page.follow(`=1+1 ${mine}`);
	expect(page.page.html).not.toContain('href="mailto:"');
});
