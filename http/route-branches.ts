import type { ServerBuild } from "@remix-run/node";
import { prefixed } from "#app/addresses/site.ts";
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
	const placesAt = placesBy(build);
	return (path) => {
		const page = pagePath(path);
		const known = placesAt(page).find(({ pattern }) => !isSplat(pattern));
		return known?.pattern ?? (/\.\w+$/.test(page) ? "file" : "missing");
	};
}

/**
 * Finds what the browser's router has to know of the routes that may answer at these paths, and at those above them: what
 * Remix finds, which weighs every route for every part of a path, and takes seconds for a long one (docs/decisions/0015).
 */
export function routesToward(build: ServerBuild): (paths: string[]) => Record<string, object | undefined> {
	const placesAt = placesBy(build);
	const deepest = Math.max(...placesOf(build).map(({ pattern }) => pattern.split("/").length));
	const upTo = (path: string) => {
		const segments = path.split("/").slice(0, deepest + 1);
		return [path, ...segments.map((_segment, index) => segments.slice(0, index + 1).join("/"))];
	};
	return (paths) => {
		const places = [...new Set(paths.flatMap(upTo))].filter(Boolean).flatMap(placesAt);
		return Object.fromEntries(
			places.flatMap(({ branch }) => branch.map(({ id }) => [id, build.assets.routes[id]])),
		);
	};
}

/** Finds the places of a path: the one of its name, else those whose parameters it fills in, else what says that there is none. */
function placesBy(build: ServerBuild): (path: string) => Place[] {
	const places = placesOf(build);
	const fixed = new Map(
		places
			.filter(isFixed)
			.flatMap((place) =>
				spellings(place.pattern, place.isTranslated).map((address): [string, Place[]] => [address, [place]]),
			),
	);
	const others = places
		.filter((place) => !isFixed(place))
		.map((place) => ({ place, matches: matcherOf(place.pattern) }));
	return (path) => {
		const known = fixed.get(path);
		if (known) return known;
		const fitting = others.filter(({ matches }) => matches.test(path)).map(({ place }) => place);
		const named = fitting.filter(({ pattern }) => !isSplat(pattern));
		if (named.length > 0) return named;
		return fitting.toSorted((one, other) => other.pattern.length - one.pattern.length).slice(0, 1);
	};
}

function placesOf(build: ServerBuild): Place[] {
	const parents = new Set(Object.values(build.routes).map(({ parentId }) => parentId));
	// A page can also be the layout of others, as Today is. Plain layouts have no path of their own.
	const pages = Object.values(build.routes).filter(
		({ id, path }) => !parents.has(id) || (path && path !== optionalLanguage),
	);
	return pages.map((page) => {
		const branch = branchOf(build, page);
		const segments = branch.flatMap(({ path }) => path || []);
		const pattern = `/${segments.filter((segment) => segment !== optionalLanguage).join("/")}`;
		return { pattern, branch, isTranslated: segments.includes(optionalLanguage) };
	});
}

const isFixed = ({ pattern }: Place) => !/[:*]/.test(pattern);
const isSplat = (pattern: string) => pattern.endsWith("*");

function spellings(path: string, isTranslated: boolean): string[] {
	return isTranslated ? languages.map((language) => prefixed(language, path)) : [path];
}

function matcherOf(pattern: string): RegExp {
	const path = pattern
		.replace(/[.]/g, "\\.")
		.replace(/:[^/]+/g, "[^/]+")
		.replace("*", ".*");
	return new RegExp(`^(?:/(?:${languages.join("|")}))?${path}$`);
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
