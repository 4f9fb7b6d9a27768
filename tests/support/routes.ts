import { readFile } from "node:fs/promises";
import path from "node:path";
import { root } from "#scripts/paths.ts";

/** A route of the build; its address may hold `:places`. */
export type Route = { id: string; address: string; hasAction: boolean };

type ManifestRoute = { id: string; parentId?: string; path?: string; hasAction: boolean };

/** All routes of the build, so that a new one is attacked like the others. */
export async function readRoutes(): Promise<Route[]> {
	const server = await readFile(path.join(root, "build/server/index.js"), "utf8");
	const [, file = ""] = /"url": ?"([^"]*manifest-[^"]*)"/.exec(server) ?? [];
	const manifest = await readFile(path.join(root, "build/client", file), "utf8");
	const { routes } = JSON.parse(manifest.slice(manifest.indexOf("{"), manifest.lastIndexOf("}") + 1)) as {
		routes: Record<string, ManifestRoute>;
	};
	const addressOf = ({ parentId, path = "" }: ManifestRoute): string => {
		const parent = parentId === undefined ? undefined : routes[parentId];
		return [parent ? addressOf(parent) : "", path].filter(Boolean).join("/");
	};
	return Object.values(routes).map((route) => ({
		id: route.id,
		address: `/${addressOf(route).replace(/^:lang\?\/?/, "")}`,
		hasAction: route.hasAction,
	}));
}

/** An address with its places filled in. */
export function fillIn(address: string, places: Record<string, string>): string {
	return address.replace(/:(\w+)/g, (_place, name: string) => places[name] ?? "none");
}
