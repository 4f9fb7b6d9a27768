import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { execa } from "execa";
import which from "which";
import type { Browser, Engine } from "./browser.ts";
import { isShownWrongly, offlineSentences } from "./offline.ts";
import { until } from "./until.ts";

/** Links and fields are numbered; keys are commands until Enter begins a field; no message is waited for. */
const settings = `
CHARACTER_SET:utf-8
DEFAULT_KEYPAD_MODE:LINKS_AND_FIELDS_ARE_NUMBERED
ACCEPT_ALL_COOKIES:TRUE
TEXTFIELDS_NEED_ACTIVATION:TRUE
SHOW_CURSOR:TRUE
INFOSECS:0
MESSAGESECS:0
ALERTSECS:0
`;

/** Large enough for a whole page and a whole table row. */
const [columns, lines] = [240, 400];

/** The visible part of a field. */
const fieldWidth = 20;

type Tmux = (...args: string[]) => Promise<string>;

export const lynx: Engine = {
	name: "Lynx",
	wayOut: "apt-get install lynx tmux",
	async start() {
		for (const name of ["lynx", "tmux"]) {
			if (!(await which(name, { nothrow: true }))) throw new Error(`there is no ${name} on PATH`);
		}
		const folder = await mkdtemp(path.join(tmpdir(), "lynx-"));
		const [config, page] = [path.join(folder, "lynx.cfg"), path.join(folder, "empty.html")];
		await writeFile(config, settings);
		await writeFile(page, "");
		const tmux: Tmux = (...args) =>
			execa("tmux", ["-S", path.join(folder, "tmux"), "-u", ...args]).then(({ stdout }) => stdout);
		const size = ["-x", String(columns), "-y", String(lines)];
		await tmux(
			"-f",
			"/dev/null",
			"new-session",
			"-d",
			...size,
			`LANG=C.UTF-8 exec lynx -cfg=${config} -number_fields ${page}`,
		);
		return person(tmux, async () => {
			await tmux("kill-server");
			await rm(folder, { recursive: true });
		});
	},
};

function person(tmux: Tmux, close: () => Promise<void>): Browser {
	const screen = async () => (await tmux("capture-pane", "-p")).split("\n");
	const press = (...keys: string[]) => tmux("send-keys", ...keys);
	const write = (text: string) => tmux("send-keys", "-l", text);

	const cursorLine = async () => Number(await tmux("display", "-p", "#{cursor_y}"));

	/** The number before a link or field: the pattern's first group. */
	const numberOf = (what: string, pattern: RegExp) =>
		until(what, async () => (await screen()).join("\n").match(pattern)?.[1] ?? null);

	/** The first field after its label, which may be on the line before; of "Status Lan Anh" in her row. */
	const fieldNumber = (label: string) =>
		until(`a field "${label}"`, async () => {
			const shown = (await screen()).join("\n");
			const named = shown.includes(label) ? label : label.replace(/^\S+ /, "");
			const after = `${escaped(named)}[^[]*\\[(\\d+)\\]`;
			const match = shown.match(new RegExp(`^ *${after}`, "m")) ?? shown.match(new RegExp(after));
			return match?.[1] ?? null;
		});

	async function goTo(number: string): Promise<void> {
		await write(`${number}g`);
		await press("Enter");
		await until(`the cursor at ${number}`, async () => {
			const line = (await screen())[await cursorLine()];
			return line?.includes(`[${number}]`) || line?.includes(`(${number})`) || false;
		});
	}

	async function activate(number: string): Promise<void> {
		await goTo(number);
		await press("Enter");
	}

	/** @param fits judges what a field shows, without the number of a list's option */
	const expectShown = (number: string, what: string, fits: (shown: string) => boolean) =>
		until(`"${what}"`, async () => {
			const line = (await screen()).find((line) => line.includes(`[${number}]`)) ?? "";
			const from = line.indexOf(`[${number}]`) + number.length + 2;
			const shown = line.slice(from).replace(/^\[\(\d+\)_*/, "");
			if (!fits(shown)) throw new Error(`it says "${shown.trimEnd()}"`);
			return true;
		}).then(() => {});

	return {
		runsScripts: false,
		async open(address) {
			await press("g");
			await until("the question for an address", async () => (await screen()).join().includes("URL to open"));
			await press("C-u");
			await write(address);
			await press("Enter");
		},
		async type(label, text) {
			const number = await fieldNumber(label);
			await activate(number);
			await press("C-u");
			await write(text);
			const secret = "*".repeat(text.length);
			await expectShown(number, text, (shown) => isTyped(shown, text) || isTyped(shown, secret));
			await press("Tab");
		},
		async choose(label, option) {
			const number = await fieldNumber(label);
			await activate(number);
			const options = await until("the list", async () => {
				const boxed = (await screen()).flatMap((line) => line.match(/│ +\d+: \(\d+\)_*(.*?) *│/)?.[1] ?? []);
				return boxed.length > 0 && boxed;
			});
			const index = options.indexOf(option);
			if (index < 0) throw new Error(`"${label}" has no "${option}"`);
			await press("Home", ...Array.from({ length: index }, () => "Down"), "Enter");
			await expectShown(number, option, (shown) => shown.startsWith(option));
		},
		async tick(label) {
			const number = await numberOf(`a box "${label}"`, new RegExp(`\\[(\\d+)\\]\\[ \\] ${escaped(label)}`));
			await activate(number);
			await expectShown(number, "[X]", (shown) => shown.startsWith("[X]"));
		},
		press: async (button) =>
			activate(
				await numberOf(`a button "${button}"`, new RegExp(`\\(\\[(\\d+)\\]BUTTON\\) ${escaped(button)}`)),
			),
		/** "Delete Lan Anh" may be a link "Delete" in the row of Lan Anh. */
		follow: async (link) => {
			const [action = "", ...row] = link.split(" ");
			const inRow = `${escaped(row.join(" "))}[^]*?\\[(\\d+)\\]${escaped(action)}`;
			const pattern = new RegExp(`\\[(\\d+)\\]${escaped(link)}`);
			return activate(
				await until(`a link "${link}"`, async () => {
					const shown = (await screen()).join("\n");
					const match = shown.match(pattern) ?? (row.length > 0 ? shown.match(new RegExp(inRow)) : null);
					return match?.[1] ?? null;
				}),
			);
		},
		async expectText(text) {
			await until(`the text "${text}"`, async () =>
				(await screen()).join(" ").replace(/\s+/g, " ").includes(text.replace(/\s+/g, " ")),
			);
		},
		expectValue: async (label, value) =>
			expectShown(await fieldNumber(label), value, (shown) => shown.startsWith(value.slice(0, fieldWidth))),
		async expectAt(label) {
			const number = await fieldNumber(label);
			await until(
				`the cursor at "${label}"`,
				async () => (await screen())[await cursorLine()]?.includes(`[${number}]`) ?? false,
			);
		},
		async faults() {
			const shown = (await screen()).join(" ");
			return offlineSentences.filter((sentence) => shown.includes(sentence)).map(isShownWrongly);
		},
		async picture(file) {
			await writeFile(`${file}.txt`, (await screen()).join("\n"));
			return `${file}.txt`;
		},
		close,
	};
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** A field shows all of a text, or after an arrow its end. */
function isTyped(line: string, text: string): boolean {
	const shown = line.slice(0, fieldWidth).replace(/^←|[_\s]+$/g, "");
	return line.startsWith("←") ? shown !== "" && text.endsWith(shown) : shown === text;
}
