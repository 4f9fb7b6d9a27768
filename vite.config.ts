import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import remixConfig from "./remix.config.js";

declare module "@remix-run/node" {
	interface Future {
		v3_singleFetch: true;
	}
}

/** What all pages with scripts share, in two files: small files compress worse (docs/decisions/0012). */
const sharedScripts = [
	{
		name: "react",
		holds:
			/node_modules\/(@remix-run|react|react-dom|react-router|react-router-dom|scheduler|turbo-stream)\//,
	},
	{ name: "forms", holds: /node_modules\/(@conform-to|zod)\/|\/app\/ui\/form\/[^?]*$/ },
];

export default defineConfig(({ isSsrBuild }) => ({
	plugins: [tailwindcss(), remix(remixConfig)],
	build: {
		target: "es2022",
		assetsInlineLimit: 0,
		rollupOptions: {
			output: isSsrBuild
				? {}
				: { manualChunks: (file) => sharedScripts.find(({ holds }) => holds.test(file))?.name },
		},
	},
	ssr: { noExternal: ["lucide-react"] },
	server: { host: "127.0.0.1", port: 3000 },
}));
