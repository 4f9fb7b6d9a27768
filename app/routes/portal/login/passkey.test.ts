import { expect, test } from "vitest";
import { action } from "./passkey.ts";

const said = { clientDataJSON: "AAAA", authenticatorData: "AAAA", signature: "AAAA" };
const response = JSON.stringify({ id: "AAAA", rawId: "AAAA", type: "public-key", response: said });

// Nothing connects to a database here.
test.each<Record<string, string>>([{}, { response }])(
	"without a database %j is answered by a 503",
	async (form) => {
		const body = new URLSearchParams(form);
		const request = new Request("http://localhost/portal/login/passkey", { method: "POST", body });
		const answer = await action({ request, params: {}, context: { clientAddress: "203.0.113.7" } });
		if (!(answer instanceof Response)) return expect.fail("It is answered to a script");
		expect(answer.status).toBe(503);
		expect(await answer.json()).toMatchObject({ status: "failed" });
	},
);
