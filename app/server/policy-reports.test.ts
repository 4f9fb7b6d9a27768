import { beforeEach, expect, test, vi } from "vitest";
import { log } from "#models/log.server.ts";
import { figures } from "./metrics.server.ts";
import { takePolicyReport } from "./policy-reports.server.ts";

const report = (
	blocked: string,
	directive = "script-src-elem",
	page = "https://may-erp.example/lien-he?x=a@b.vn",
) =>
	JSON.stringify({
		"csp-report": {
			...{
				"document-uri": page,
				referrer: "",
				"original-policy": "default-src 'none'",
				disposition: "enforce",
			},
			"blocked-uri": blocked,
			"violated-directive": directive,
			"effective-directive": directive,
		},
	});

async function counted(directive: string): Promise<number> {
	const [, count] =
		new RegExp(`erp_policy_violations_total{directive="${directive}"} (\\d+)`).exec(await figures()) ?? [];
	return Number(count ?? 0);
}

const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
beforeEach(() => warn.mockClear());

test("each is counted; a kind is logged once, without what may tell of a person", async () => {
	const before = await counted("script-src-elem");
	for (let times = 0; times < 3; times++) {
		expect(takePolicyReport(report(`https://cdn.example/${times}.js?who=a@b.vn`), "home")).toBe(true);
	}
	expect(await counted("script-src-elem")).toBe(before + 3);
	expect(warn.mock.calls).toEqual([
		[
			{ directive: "script-src-elem", blocked: "https://cdn.example", path: "/lien-he" },
			"refused by the content policy",
		],
	]);
	expect(takePolicyReport(report("inline"), "home")).toBe(true);
	expect(takePolicyReport(report("chrome-extension://abc/x.js"), "home")).toBe(true);
	expect(takePolicyReport(report("not a word: a@b.vn"), "home")).toBe(true);
	expect(warn.mock.calls.slice(1).map(([kind]) => (kind as { blocked: string }).blocked)).toEqual([
		"inline",
		"chrome-extension:",
		"",
	]);
});

test("older browsers name the directive with its sources", async () => {
	const before = await counted("img-src");
	const { "csp-report": told } = JSON.parse(report("data", "x")) as { "csp-report": Record<string, string> };
	const { "effective-directive": _none, ...old } = told;
	expect(
		takePolicyReport(
			JSON.stringify({ "csp-report": { ...old, "violated-directive": "img-src 'self'" } }),
			"home",
		),
	).toBe(true);
	expect(await counted("img-src")).toBe(before + 1);
});

test("invented kinds fill neither the log nor the figures, silence nobody else, and are told again later", async () => {
	vi.useFakeTimers({ toFake: ["Date"] });
	try {
		vi.setSystemTime(Date.now() + 2 * 3_600_000);
		for (let kind = 0; kind < 200; kind++) {
			const directive = `made-up-${"x".repeat(kind % 9)}`;
			takePolicyReport(report(`https://h${kind}.example`, directive), "attacker");
		}
		expect(warn).toHaveBeenCalledTimes(20);
		expect(await figures()).not.toContain("made-up");
		expect(await counted("other")).toBe(200);
		takePolicyReport(report("https://cdn.example"), "visitor");
		expect(warn).toHaveBeenCalledTimes(21);
		for (let kind = 0; kind < 2_000; kind++) {
			takePolicyReport(report(`https://h${kind}.example`), `attacker ${kind}`);
		}
		expect(warn).toHaveBeenCalledTimes(500);
		vi.setSystemTime(Date.now() + 2 * 3_600_000);
		takePolicyReport(report("https://h0.example"), "attacker");
		expect(warn).toHaveBeenCalledTimes(501);
	} finally {
		vi.useRealTimers();
	}
});

test.each([
	"",
	"null",
	"[]",
	"{}",
	'{"csp-report":null}',
	report("x").replace("https://", "no address "),
	"x".repeat(99),
])("what is no report is refused: %s", (body) => {
	expect(takePolicyReport(body, "home")).toBe(false);
	expect(warn).not.toHaveBeenCalled();
});
