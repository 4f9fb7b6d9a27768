import { index, layout, prefix, type RouteConfig, route } from "@remix-run/route-config";

const site = (file: string) => `routes/site/${file}`;
const portal = (file: string) => `routes/portal/${file}`;
const resource = (file: string) => `routes/resources/${file}`;

export default [
	route(":lang?", site("layout.tsx"), [
		layout(site("page.tsx"), [
			index(site("home/route.tsx")),
			route("features", site("features/route.tsx")),
			route("pricing", site("pricing/route.tsx")),
			route("about", site("about.tsx")),
			route("dung-thu", site("trial/route.tsx")),
			route("faq", site("faq.tsx")),
			route("docs", site("docs/route.tsx")),
			route("privacy", site("legal/privacy.tsx")),
			route("terms", site("legal/terms.tsx")),
			route("*", site("not-found.tsx")),
		]),
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
	route("sitemap.xml", resource("sitemap.ts")),
	route("robots.txt", resource("robots.ts")),
	route("manifest.webmanifest", resource("manifest.ts")),
	...prefix("health", [
		route("live", resource("health.live.ts")),
		route("ready", resource("health.ready.ts")),
	]),
] satisfies RouteConfig;
