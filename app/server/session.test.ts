import { expect, test } from "vitest";
import { action as logOut } from "#app/routes/portal/logout.ts";
import { safeCookie } from "./cookie.server.ts";

// Nothing connects to a database here.
test("who logs out while the database is away is logged out in this browser", async () => {
	const cookie = await safeCookie("session").keep("token");
	const request = new Request("http://localhost/portal/logout", {
		method: "POST",
		body: new URLSearchParams(),
		headers: { Cookie: cookie.split(";")[0] ?? "" },
	});
	const answer = await logOut({ request, params: {}, context: {} }).catch((thrown: Response) => thrown);
	if (!(answer instanceof Response)) return expect.fail("Nothing leads to the login page");
	expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/portal/login"]);
	expect(answer.headers.get("Set-Cookie")).toMatch(/^session=.*; Max-Age=0; Path=\/; HttpOnly/);
});

test("a cookie is ours under its own name alone", async () => {
	const names = ["session", "device", "sent", "flash", "link", "step"];
	const pairs = names.flatMap((name) => names.map((other) => ({ name, other })));
	const believed = [];
	for (const { name, other } of pairs) {
		const [written = ""] = (await safeCookie(name).keep({ people: ["1"] })).split(";");
		const headers = new Headers({ Cookie: written.replace(name, other) });
		if (await safeCookie(other).read({ headers })) believed.push({ name, other });
	}
	expect(believed).toEqual(pairs.filter(({ name, other }) => name === other));
});
