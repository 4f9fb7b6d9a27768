import { expect, test } from "vitest";
import type { RequestKind } from "./answer-deadline.ts";
import { type RequestFilters, readFilters, requestFilters } from "./filters.server.ts";
import { requestsOf } from "./record.server.ts";

const asked: Required<RequestFilters> = {
	campaign: "tet-2027",
	landingPage: "/pricing",
	outcome: "mailRefused",
	week: "2026-11-23",
	source: "facebook",
	heldFor: "6741f0c2a9e4b35d7c8f1a20",
	language: "vi",
	due: "late",
};

/** Whether a kind stores the path. `$expr` is let through, as it only compares paths that every request has. */
const has = (kind: RequestKind, path: string) =>
	path.startsWith("$") || requestsOf(kind).schema.pathType(path) !== "adhocOrUndefined";

test.each(Object.entries(asked))("every kind that %s asks has what it asks for", (name, value) => {
	const { kinds, indexed, others } = readFilters({ [name]: value }, new Date());
	expect(kinds).toEqual(requestFilters[name as keyof RequestFilters].kinds);
	const paths = [...indexed, ...others].flatMap((condition) => Object.keys(condition));
	expect(paths).not.toEqual([]);
	for (const kind of kinds)
		expect(
			paths.filter((path) => !has(kind, path)),
			kind,
		).toEqual([]);
});
