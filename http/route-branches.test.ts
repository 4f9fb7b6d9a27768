import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { describe, expect, test } from "vitest";
import { routeBranches, routeNames, routesToward } from "./route-branches.ts";

const paths: Record<string, { parentId?: string; path?: string; index?: boolean }> = {
	root: { path: "" },
	site: { parentId: "root", path: ":lang?" },
	page: { parentId: "site" },
	home: { parentId: "page", index: true },
	trial: { parentId: "page", path: "dung-thu" },
	missing: { parentId: "page", path: "*" },
	portal: { parentId: "root" },
	start: { parentId: "portal", path: "portal", index: true },
	nowhere: { parentId: "portal", path: "portal/*" },
	list: { parentId: "portal" },
	dashboard: { parentId: "list", path: "portal/dashboard" },
	detail: { parentId: "list", path: "portal/inquiries/:id" },
	today: { parentId: "portal", path: "portal/today" },
	task: { parentId: "today", path: "requests/:request" },
};
const routes = Object.fromEntries(
	Object.entries(paths).map(([id, route]) => [id, { id, module: {}, ...route }]),
);
const future = { v3_lazyRouteDiscovery: true };
const entry = { module: {} };
const build = { routes, assets: { routes, version: "1" }, entry, future } as unknown as ServerBuild;
const branchAt = routeBranches(build);

test.each([
	["/", ["root", "site", "page", "home"]],
	["/_root.data", ["root", "site", "page", "home"]],
	["/en", ["root", "site", "page", "home"]],
	["/dung-thu", ["root", "site", "page", "trial"]],
	["/en/dung-thu.data", ["root", "site", "page", "trial"]],
	["/portal/dashboard", ["root", "portal", "list", "dashboard"]],
	["/portal/today", ["root", "portal", "today"]],
])("%s needs the routes that lead to it", (path, ids) => {
	const branch = branchAt(path);
	expect(Object.keys(branch.routes)).toEqual(ids);
	expect(Object.keys(branch.assets.routes)).toEqual(ids);
	expect(branch.assets.version).toBe("1");
});

test.each([
	["/dung-thu", undefined],
	["/en/dung-thu", ":lang"],
])("%s has its language spelled out; browsers are told that it is optional", (path, language) => {
	const branch = branchAt(path);
	expect(branch.routes.site?.path).toBe(language);
	expect(branch.assets.routes.site?.path).toBe(":lang?");
});

test.each(["/xx", "/xx/dung-thu", "/vi/dung-thu", "/dung-thu/", "/portal/inquiries/new", "/__manifest"])(
	"%s may need any of them",
	(path) => expect(branchAt(path)).toBe(build),
);

test.each([
	["/", "/"],
	["/en", "/"],
	["/_root.data", "/"],
	["/zh/dung-thu.data", "/dung-thu"],
	["/portal/dashboard", "/portal/dashboard"],
	["/portal/inquiries/65f000000000000000000001", "/portal/inquiries/:id"],
	["/portal/inquiries/65f000000000000000000001.data", "/portal/inquiries/:id"],
	["/assets/route-abc.js", "file"],
	["/vi/dung-thu", "missing"],
	["/portal/inquiries/1/2", "missing"],
	["/wp-admin", "missing"],
])("%s is figured as %s", (path, name) => expect(routeNames(build)(path)).toBe(name));

describe("routes that a browser asks for", () => {
	const toward = routesToward(build);

	test.each([
		["/"],
		["/en"],
		["/dung-thu", "/zh/dung-thu"],
		["/portal/dashboard", "/portal/inquiries/1"],
		["/portal/today"],
		["/portal/today/requests/demo-1"],
		["/portal"],
		["/portal/khong-co"],
		["/dung-thu/khong-co"],
	])("are those that Remix finds for %j", async (...paths) => {
		const query = new URLSearchParams([["version", "1"], ...paths.map((path) => ["p", path])]);
		const answer = await createRequestHandler(build)(new Request(`http://localhost/__manifest?${query}`));
		const found = await answer.json();
		expect(Object.keys(toward(paths)).toSorted()).toEqual(Object.keys(found).toSorted());
	});

	test("cost no more for a long path than for a short one", () => {
		const least = (paths: string[]) =>
			Math.min(
				...Array.from({ length: 20 }, () => {
					const before = performance.now();
					toward(paths);
					return performance.now() - before;
				}),
			);
		least(["/portal/a"]);
		expect(least(["/a".repeat(3_800)])).toBeLessThan(20);
	});
});
