import { expect, readPage } from "#tests/support/http.ts";
import { withOwnProduct } from "#tests/support/own-product.ts";
import { enterAgain } from "#tests/support/portal.ts";
import { password } from "#tests/support/staff-accounts.ts";

const test = withOwnProduct();
const email = "admin@may-erp.example";

test("figures are counted as soon as the product starts, and say so where nobody has asked for anything", async ({
	request,
}) => {
	const form = { fullName: "Phạm Thu Hương", email, password, confirmPassword: password };
	await request.post("/portal/signup", { form });
	await enterAgain({ request }, email);
	const read = async () => (await readPage(await request.get("/portal/reports/leads"))).main;
	await expect.poll(read).toContain("No leads came from the website in the latest twelve weeks.");
	expect(await read()).toContain("The latest twelve weeks, as of ");
});
