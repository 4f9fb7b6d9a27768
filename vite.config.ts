import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import remixConfig from "./remix.config.js";

declare module "@remix-run/node" {
	interface Future {
		v3_singleFetch: true;
	}
}

export default defineConfig({
	plugins: [tailwindcss(), remix(remixConfig)],
	resolve: {
		// @conform-to/zod coerces with the full zod; the mini build has the same functions and weighs half (docs/decisions/0003).
		alias: [{ find: /^zod\/v4$/, replacement: "zod/mini" }],
	},
	build: { target: "es2022", assetsInlineLimit: 0 },
	ssr: { noExternal: ["@conform-to/zod", "lucide-react"] },
	server: { host: "127.0.0.1", port: 3000 },
});
