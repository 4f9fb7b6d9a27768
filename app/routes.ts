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
			route("bao-gia", site("quote/route.tsx")),
			route("quote", site("quote/route.tsx"), { id: "quote" }),
			route("about", site("about.tsx")),
			route("demo", site("demo/route.tsx")),
			route("dung-thu", site("trial/route.tsx")),
			route("lien-he", site("contact/route.tsx")),
			route("contact", site("contact/route.tsx"), { id: "contact" }),
			route("faq", site("faq.tsx")),
			route("docs", site("docs/route.tsx")),
			route("docs/:guide", site("docs/guide/route.tsx")),
			route("privacy", site("legal/privacy.tsx")),
			route("terms", site("legal/terms.tsx")),
			route("yeu-cau/da-xoa", site("own-request/erased.tsx")),
			route("yeu-cau/:token", site("own-request/route.tsx")),
			route("yeu-cau/:token/gio-demo", site("own-request/hour/route.tsx")),
			route("yeu-cau/:token/bo-gio-demo", site("own-request/hour/give-up.ts")),
			route("yeu-cau/:token/rut-dong-y", site("own-request/withdraw-consent.ts")),
			route("yeu-cau/:token/rut-yeu-cau", site("own-request/withdraw.ts")),
			route("yeu-cau/:token/xoa", site("own-request/erase.tsx")),
			route("refused/:status", site("refused.tsx")),
			route("*", site("not-found.tsx")),
		]),
	]),

	layout(portal("layout.tsx"), [
		...prefix("portal", [
			index(portal("index.ts")),
			route("login", portal("login/route.tsx")),
			route("signup", portal("signup/route.tsx")),
			route("reset", portal("reset/route.tsx")),
			route("reset/:token", portal("reset/link.ts")),
			route("new-password", portal("reset/new-password/route.tsx")),
			route("confirm", portal("confirm/route.tsx")),
			route("confirm/:token", portal("confirm/link.ts")),
			route("logout", portal("logout.ts")),
			route("devices", portal("account/devices/route.tsx")),
			route("password", portal("account/password/route.tsx")),
			route("notifications", portal("account/notifications/route.tsx")),
			route("staff", portal("staff/route.tsx")),
			route("staff/:id", portal("staff/person/route.tsx")),
			layout(portal("inquiries/layout.tsx"), [
				layout(portal("inquiries/dashboard.tsx"), [
					route("dashboard", portal("inquiries/nothing-opened.tsx")),
					route("inquiries/:id", portal("inquiries/detail/route.tsx")),
					route("inquiries/:id/delete", portal("inquiries/delete.tsx")),
				]),
				layout(portal("inquiries/pages.tsx"), [
					route("inquiry", portal("inquiries/new/route.tsx")),
					route("inquiries/:id/edit", portal("inquiries/edit/route.tsx")),
					route("inquiries/:id/prompt", portal("inquiries/prompt-page.tsx")),
					route("inquiries/deleted", portal("inquiries/deleted/route.tsx")),
					route("inquiries/deleted/:id", portal("inquiries/deleted/inquiry.tsx")),
					route("board", portal("board/route.tsx")),
				]),
			]),
			route("board/requests", portal("board/requests/route.tsx")),
			layout(portal("requests/layout.tsx"), [
				route("requests", portal("requests/list/route.tsx")),
				route("requests/:request", portal("requests/detail/route.tsx")),
				route("requests/:request/hand-over", portal("requests/hand-over.tsx")),
				route("requests/:request/demo", portal("requests/demo.tsx")),
				route("requests/:request/end", portal("requests/end.tsx")),
				route("requests/demos", portal("requests/demos.tsx")),
				route("requests/quarantine", portal("requests/quarantine/route.tsx")),
				route("requests/quarantine/:id/discard", portal("requests/quarantine/discard.tsx")),
			]),
			route("requests/:request/take", portal("requests/take.ts")),
			route("requests/:request/give-back", portal("requests/give-back.ts")),
			route("requests/:request/reopen", portal("requests/reopen.ts")),
			route("inquiries/:id/status", portal("inquiries/status.ts")),
			route("inquiries/:id/follow-up", portal("inquiries/follow-up.ts")),
			route("inquiries/:id/prompt.txt", portal("inquiries/prompt-text.ts")),
			route("inquiries.csv", portal("inquiries/export.ts")),
			route("*", portal("not-found.tsx")),
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
