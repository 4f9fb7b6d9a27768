import { once } from "node:events";
import { connect } from "node:net";
import type { APIRequestContext } from "playwright/test";
import { expect, test } from "#tests/support/http.ts";
import { trial as trialForm } from "#tests/support/public-forms.ts";

const trial = () => ({
	...trialForm.answers,
	submissionId: crypto.randomUUID(),
	companyName: "Không được lưu",
});

const form = { "Content-Type": "application/x-www-form-urlencoded" };
const encode = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

type Send = (request: APIRequestContext) => ReturnType<APIRequestContext["post"]>;

const cases: [string, number, Send][] = [
	[
		"a missing field",
		400,
		(r) => r.post("/dung-thu", { headers: form, data: encode({ submissionId: crypto.randomUUID() }) }),
	],
	[
		"a repeated field",
		400,
		(r) => r.post("/dung-thu", { headers: form, data: `${encode(trial())}&email=b%40congty.vn` }),
	],
	[
		"an option that is none",
		400,
		(r) => r.post("/dung-thu", { headers: form, data: encode({ ...trial(), industry: "Ngân hàng" }) }),
	],
	[
		"an over-long value",
		400,
		(r) =>
			r.post("/dung-thu", { headers: form, data: encode({ ...trial(), companyName: "x".repeat(5000) }) }),
	],
	[
		"no submission id",
		400,
		(r) => r.post("/dung-thu", { headers: form, data: encode({ ...trial(), submissionId: "1" }) }),
	],
	["JSON", 415, (r) => r.post("/dung-thu", { data: trial() })],
	["a multipart body", 415, (r) => r.post("/dung-thu", { multipart: trial() })],
	[
		"a broken multipart body",
		415,
		(r) => r.post("/dung-thu", { headers: { "Content-Type": "multipart/form-data" }, data: "--x" }),
	],
	[
		"a body over the limit",
		413,
		(r) => r.post("/dung-thu", { headers: form, data: `companyName=${"x".repeat(300_000)}` }),
	],
	[
		"a foreign origin",
		403,
		(r) =>
			r.post("/dung-thu", { headers: { ...form, Origin: "https://xau.example" }, data: encode(trial()) }),
	],
	[
		"a null origin",
		403,
		(r) => r.post("/dung-thu", { headers: { ...form, Origin: "null" }, data: encode(trial()) }),
	],
	[
		"a cross-site fetch",
		403,
		(r) =>
			r.post("/dung-thu", { headers: { ...form, "Sec-Fetch-Site": "cross-site" }, data: encode(trial()) }),
	],
	[
		"an old data request",
		400,
		(r) => r.post("/dung-thu?_data=routes%2Fsite%2Ftrial%2Froute", { headers: form, data: encode(trial()) }),
	],
	[
		"another method",
		405,
		(r) => r.fetch("/dung-thu", { method: "PUT", headers: form, data: encode(trial()) }),
	],
	[
		"more fields than any form has",
		400,
		(r) => r.post("/dung-thu", { headers: form, data: `${encode(trial())}${"&=".repeat(100)}` }),
	],
	["a page without a form", 405, (r) => r.post("/pricing", { headers: form, data: encode(trial()) })],
	["an unknown host", 421, (r) => r.get("/dung-thu", { headers: { Host: "xau.example" } })],
	["a broken address", 400, (r) => r.get("/%E0%A4%A")],
	["a backslash in an address", 400, (r) => r.get("/%5c")],
	["a tab in an address", 400, (r) => r.get("/%09/xau.example")],
];

for (const [name, status, send] of cases) {
	test(`${name} gets ${status} and stores nothing`, async ({ request, db }) => {
		const response = await send(request);
		expect(response.status()).toBe(status);
		expect(await db.collection("leads").countDocuments({ companyName: "Không được lưu" })).toBe(0);
	});
}

test("of a network with fifty forms on their way the one that takes longest is told to come again", async ({
	baseURL,
}) => {
	const { hostname, port } = new URL(baseURL ?? "");
	const slow = Array.from({ length: 51 }, () => connect(Number(port), hostname).on("error", () => {}));
	for (const socket of slow) {
		socket.write(`POST /dung-thu HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Length: 100\r\n\r\na`);
	}
	const answers = slow.map((socket) => once(socket, "data"));
	expect(String(await Promise.race(answers))).toMatch(/^HTTP\/1.1 503 /);
	for (const socket of slow) socket.destroy();
});

test("fields that the form does not have change nothing", async ({ request, db }) => {
	const stored: object[] = [];
	const unknown = [
		"",
		"&status=won&_id=6560a1b2c3d4e5f6a7b8c9d0",
		"&email[$ne]=",
		"&__proto__[x]=1",
		"&__intent__={{",
	];
	for (const more of unknown) {
		const sent = { ...trial(), companyName: `Công ty Thừa Ô ${crypto.randomUUID()}` };
		const response = await request.post("/dung-thu", {
			headers: form,
			data: encode(sent) + more,
			maxRedirects: 0,
		});
		expect(response.status(), more).toBe(303);
		const lead = await db.collection("leads").findOne({ companyName: sent.companyName });
		expect(lead).toMatchObject({ status: "new" });
		expect(String(lead?._id)).not.toBe("6560a1b2c3d4e5f6a7b8c9d0");
		stored.push(lead ?? {});
	}
	for (const lead of stored) expect(Object.keys(lead)).toEqual(Object.keys(stored[0] ?? {}));
});
