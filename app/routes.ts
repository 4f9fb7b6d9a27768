import { index, layout, prefix, type RouteConfig, route } from "@remix-run/route-config";

const site = (file: string) => `routes/site/${file}`;
const portal = (file: string) => `routes/portal/${file}`;
const resource = (file: string) => `routes/resources/${file}`;

export default [
	route(":lang?", site("layout.tsx"), [
		index(site("home.tsx")),
		route("dung-thu", site("trial/route.tsx")),
		route("*", site("not-found.tsx")),
	]),

	layout(portal("layout.tsx"), [
		...prefix("portal", [
			index(portal("index.ts")),
			route("login", portal("login/route.tsx")),
			route("signup", portal("signup/route.tsx")),
			route("logout", portal("logout.ts")),
			route("dashboard", portal("dashboard/route.tsx")),
			route("inquiry", portal("inquiry/route.tsx")),
		]),
	]),

	route("language", resource("language.ts")),
	...prefix("health", [route("live", resource("health.live.ts")), route("ready", resource("health.ready.ts"))]),
] satisfies RouteConfig;
