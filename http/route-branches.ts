import type { ServerBuild } from "@remix-run/node";
import { prefixed } from "#app/addresses/localized-path.ts";
import { languages } from "#models/language.ts";

type Route = ServerBuild["routes"][string];

const optionalLanguage = ":lang?";

/** An address of the build without its language, such as `/docs/:guide`, and the routes that answer there. */
type Place = { pattern: string; branch: Route[]; isTranslated: boolean };

/**
 * Finds the build to ask for a path: one that has its routes alone, as Remix weighs all that it has (docs/decisions/0015).
 * A path with parameters gets the whole build.
 */
export function routeBranches(build: ServerBuild): (path: string) => ServerBuild {
	const branches = new Map<string, ServerBuild>();
	for (const { pattern, branch, isTranslated } of placesOf(build).filter(isFixed)) {
		for (const address of spellings(pattern, isTranslated)) {
			branches.set(address, withRoutes(build, branch, address === pattern ? undefined : ":lang"));
		}
	}
	return (path) => branches.get(pagePath(path)) ?? build;
}

/** Returns the route pattern that answers a path, so that the set of names stays fixed whatever people request. */
export function routeNames(build: ServerBuild): (path: string) => string {
	const places = placesOf(build);
	const fixed = new Map(
		places
			.filter(isFixed)
			.flatMap(({ pattern, isTranslated }) =>
				spellings(pattern, isTranslated).map((address) => [address, pattern]),
			),
	);
	const others = places
		.filter((place) => !isFixed(place) && !place.pattern.includes("*"))
		.map(({ pattern }) => ({ pattern, matches: matcherOf(pattern) }));
	return (path) => {
		const page = pagePath(path);
		const known = fixed.get(page) ?? others.find(({ matches }) => matches.test(page))?.pattern;
		return known ?? (/\.\w+$/.test(page) ? "file" : "missing");
	};
}

function placesOf(build: ServerBuild): Place[] {
	const parents = new Set(Object.values(build.routes).map(({ parentId }) => parentId));
	const leaves = Object.values(build.routes).filter(({ id }) => !parents.has(id));
	return leaves.map((leaf) => {
		const branch = branchOf(build, leaf);
		const segments = branch.flatMap(({ path }) => path || []);
		const pattern = `/${segments.filter((segment) => segment !== optionalLanguage).join("/")}`;
		return { pattern, branch, isTranslated: segments.includes(optionalLanguage) };
	});
}

const isFixed = ({ pattern }: Place) => !/[:*]/.test(pattern);

function spellings(path: string, isTranslated: boolean): string[] {
	return isTranslated ? languages.map((language) => prefixed(language, path)) : [path];
}

function matcherOf(pattern: string): RegExp {
	const segments = pattern
		.split("/")
		.map((segment) => (segment.startsWith(":") ? "[^/]+" : segment.replace(/[.]/g, "\\.")));
	return new RegExp(`^(?:/(?:${languages.join("|")}))?${segments.join("/")}$`);
}

function pagePath(path: string): string {
	if (!path.endsWith(".data")) return path;
	return path === "/_root.data" ? "/" : path.slice(0, -".data".length);
}

function branchOf(build: ServerBuild, { id, parentId }: Route): Route[] {
	const route = build.routes[id] as Route;
	const parent = parentId === undefined ? undefined : build.routes[parentId];
	return parent ? [...branchOf(build, parent), route] : [route];
}

/** Browsers are still told that the language is optional. */
function withRoutes(build: ServerBuild, branch: Route[], language: string | undefined): ServerBuild {
	const told = branch.map(({ id }) => [id, build.assets.routes[id]]);
	const asked = branch.map((route) => [
		route.id,
		route.path === optionalLanguage ? { ...route, path: language } : route,
	]);
	return {
		...build,
		routes: Object.fromEntries(asked),
		assets: { ...build.assets, routes: Object.fromEntries(told) },
	};
}
