import path from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import remixConfig from "../../../../remix.config.js";

/** Modules of the product that the stock set-up replaces. */
const replaced: Record<string, string> = {
	"app/entry.server.tsx": "entry.server.tsx",
	"app/server/i18n.server.ts": "i18n.server.ts",
};

export default defineConfig({
	plugins: [
		{
			name: "stock-set-up",
			enforce: "pre",
			async load(id) {
				const own = replaced[path.relative(process.cwd(), id)];
				if (!own) return null;
				return `export * from "/tests/bench/references/stock/${own}";${own.startsWith("entry") ? `export { default } from "/tests/bench/references/stock/${own}";` : ""}`;
			},
		},
		tailwindcss(),
		remix({ ...remixConfig, buildDirectory: process.env.STOCK_BUILD }),
	],
	resolve: { alias: [{ find: /^zod\/v4$/, replacement: "zod/mini" }] },
	build: { target: "es2022", assetsInlineLimit: 0 },
	ssr: { noExternal: ["@conform-to/zod", "lucide-react"] },
});
