import { expect, readPage, test, unique } from "#tests/support/http.ts";
import { enter, enterAgain } from "#tests/support/portal.ts";

test("guesses from ever new networks end after ten, and the owner still gets in", async ({
	request,
	visitor,
}) => {
	const owner = await visitor();
	const email = await enter({ request: owner });
	await owner.post("/portal/logout", { form: {} });
	const answers: string[][] = [];
	for (const address of [email, `nobody-${unique()}@may-erp.example`]) {
		const boxes: string[] = [];
		for (let index = 0; index < 25; index++) {
			const answer = await request.post("/portal/login", {
				form: { email: address, password: `guess ${index}` },
				headers: { "X-Forwarded-For": `203.0.113.${index}`, "X-Real-IP": `203.0.113.${index}` },
			});
			expect(answer.status()).toBe(index < 10 ? 400 : 429);
			boxes.push((await readPage(answer)).refusal);
		}
		answers.push(boxes);
	}
	const [known, unknown] = answers;
	expect(known).toEqual(unknown);
	expect(new Set(known?.slice(0, 10)).size).toBe(1);
	expect(known?.[9]).toContain("Failed to log in. Please check your credentials.");
	expect(known?.[10]).toContain("wait 10 minutes");
	await enterAgain({ request: owner }, email);
});
