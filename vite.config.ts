import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import type { CustomAtRules, Visitor } from "lightningcss";
import { defineConfig } from "vite";
import { compression } from "vite-plugin-compression2";
import remixConfig from "./remix.config.js";

declare module "@remix-run/node" {
	interface Future {
		v3_singleFetch: true;
	}
}

/** Few files, as small ones compress worse (docs/decisions/0003). */
const sharedScripts = [
	{
		name: "react",
		holds:
			/node_modules\/(@remix-run|react|react-dom|react-router|react-router-dom|scheduler|turbo-stream)\//,
	},
	{
		name: "portal",
		holds: /\/app\/(routes\/portal\/shell\/|i18n\/(format|field-in-words)|locales\/\w+\/portal\.ts)/,
	},
	// With what Vite loads a script by, when a button is pressed.
	{ name: "passkeys", holds: /\/app\/routes\/portal\/passkey\/|vite\/preload-helper/ },
	{ name: "inquiries", holds: /\/app\/locales\/\w+\/portalInquiries|\/models\/inquiry\/fields/ },
	// Of every page that scripts take over.
	{
		name: "common",
		holds:
			/node_modules\/(@conform-to|zod)\/|\/app\/(client|ui|i18n|seo|styles|routes\/site\/shell)\/|\/app\/(root|routes\/site\/(layout|page|parts\/request-form))\.tsx|\/app\/locales\/languages|\/app\/content\/logo\.tsx$|\/models\/((contact|time|search)\/)?[\w-]+\.ts/,
	},
];

const isOfTailwind = (layer: string[] | null | undefined) => layer?.join(".") === "properties";

/**
 * Tailwind gives variables defaults by `@property`, and in a layer for browsers without it, of which some know no
 * layers: here all get the second, without the layer (docs/decisions/0006).
 */
const oneDefault: Visitor<CustomAtRules> = {
	Rule: {
		"layer-statement": (rule) => (rule.value.names.every(isOfTailwind) ? [] : rule),
		"layer-block": (rule) =>
			isOfTailwind(rule.value.name)
				? rule.value.rules.flatMap((inner) => (inner.type === "supports" ? inner.value.rules : inner))
				: rule,
		property: (rule) => (rule.value.name.startsWith("--tw-") ? [] : rule),
	},
};

export default defineConfig(({ isSsrBuild }) => ({
	plugins: [
		tailwindcss(),
		remix(remixConfig),
		!isSsrBuild && compression({ include: /\.(js|css)$/, threshold: 300, algorithms: ["brotli", "gzip"] }),
	],
	resolve: {
		// @conform-to/zod coerces with the full zod; the mini build has the same functions (docs/decisions/0003).
		alias: [{ find: /^zod\/v4$/, replacement: "zod/mini" }],
	},
	css: { lightningcss: { visitor: oneDefault } },
	build: {
		target: "es2022",
		// Writes out nesting and width ranges for browsers that offices still have (docs/decisions/0006).
		cssTarget: ["chrome92", "firefox91", "safari15"],
		cssMinify: "lightningcss",
		assetsInlineLimit: 0,
		// 5.5 of 102 KB smaller than esbuild's; only browsers load it.
		minify: isSsrBuild ? false : "terser",
		terserOptions: {
			ecma: 2020,
			module: true,
			compress: { passes: 3, keep_fargs: false, pure_getters: true },
		},
		rollupOptions: {
			output: isSsrBuild
				? {}
				: { manualChunks: (file) => sharedScripts.find(({ holds }) => holds.test(file))?.name },
		},
	},
	ssr: { noExternal: ["@conform-to/zod", "lucide-react"] },
	server: { host: "127.0.0.1", port: 3000 },
	// In development Vite also scans what only the server imports, and this package has nothing that a browser could load.
	optimizeDeps: { exclude: ["@node-rs/argon2"] },
}));
