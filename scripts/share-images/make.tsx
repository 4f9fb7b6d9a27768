import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { Resvg } from "@resvg/resvg-js";
import satori from "satori";
import { headSection, type PageId, pages } from "#app/addresses/site.ts";
import { guideIds } from "#app/content/guides.ts";
import { shareImageSize } from "#app/seo/page-meta.ts";
import { type Language, languages } from "#models/language.ts";
import { boldFont, pictureFonts } from "../fonts/font-files.ts";
import { root } from "../paths.ts";
import { Card } from "./card.tsx";
import { color } from "./tokens.ts";

// The texts need settings for the brand; whoever builds has no database.
process.env.MONGODB_URI ??= "mongodb://build.invalid";
process.env.SESSION_SECRET ??= "not used to build anything and never seen";
process.env.EMBEDDED_DATABASE ??= "yes";

const { env } = await import("#models/settings/env.server.ts");
const { text } = await import("#app/server/i18n.server.ts");
const { Guide, sides } = await import("./sides.tsx");

const folder = path.join(root, "build/client");
const favicon = await readFile(path.join(root, "public/favicon.svg"), "utf8");
const mark = `data:image/svg+xml;base64,${Buffer.from(favicon).toString("base64")}`;

async function fonts() {
	const others = (await readdir(pictureFonts)).filter((file) => file.endsWith(".woff"));
	const files = [boldFont, ...others.map((file) => path.join(pictureFonts, file))];
	return Promise.all(
		files.map(async (file) => ({ name: path.parse(file).name, data: await readFile(file) })),
	);
}

type Picture = { name: string; heading: string; language: Language; side: JSX.Element };

async function makeShareImage(
	{ name, heading, language, side }: Picture,
	loaded: Awaited<ReturnType<typeof fonts>>,
) {
	const { strip } = text(language, "promo");
	const card = (
		<Card brand={env.BRAND_NAME} mark={mark} heading={heading} strip={strip}>
			{side}
		</Card>
	);
	const svg = await satori(card, {
		...shareImageSize,
		fonts: loaded,
		loadAdditionalAsset: async (_script, characters) => {
			throw new Error(`No font of the share pictures has "${characters}": see docs/decisions/0007`);
		},
	});
	// Its letters are outlines already, and loading the system's fonts would take longer than drawing.
	const image = new Resvg(svg, { font: { loadSystemFonts: false } });
	await writeFile(path.join(folder, `share/${name}-${language}.png`), image.render().asPng());
}

/** The favicon on paper, as phones want it. */
async function makeIcon(name: string, size: number) {
	const mark = favicon.replace("<svg", '<svg x="14" y="14" width="36" height="36"');
	const paper = `<path fill="${color("paper")}" d="M0 0h64v64H0z"/>`;
	const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${paper}${mark}</svg>`;
	const image = new Resvg(icon, { fitTo: { mode: "width", value: size } });
	await writeFile(path.join(folder, name), image.render().asPng());
}

/** A picture behind an icon file's header, for browsers that ask for /favicon.ico. */
async function makeFavicon(name: string, size: number) {
	const png = new Resvg(favicon, { fitTo: { mode: "width", value: size } }).render().asPng();
	const header = Buffer.alloc(22);
	header.writeUInt16LE(1, 2);
	header.writeUInt16LE(1, 4);
	header.writeUInt8(size, 6);
	header.writeUInt8(size, 7);
	header.writeUInt16LE(1, 10);
	header.writeUInt16LE(32, 12);
	header.writeUInt32LE(png.length, 14);
	header.writeUInt32LE(header.length, 18);
	await writeFile(path.join(folder, name), Buffer.concat([header, png]));
}

await mkdir(path.join(folder, "share"), { recursive: true });
const loaded = await fonts();
for (const language of languages) {
	for (const page of Object.keys(pages) as PageId[]) {
		const { heading } = text(language, headSection(page));
		await makeShareImage({ name: page, heading, language, side: sides[page](language) }, loaded);
	}
	const guides = text(language, "guides");
	for (const id of guideIds) {
		const { title } = guides[id];
		await makeShareImage({ name: `guide-${id}`, heading: title, language, side: Guide(language) }, loaded);
	}
}
await makeIcon("apple-touch-icon.png", 180);
await makeIcon("icon-512.png", 512);
await makeFavicon("favicon.ico", 32);
