import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { findOnPath } from "#scripts/find-on-path.ts";
import { runCommand } from "#scripts/run-command.ts";
import type { Browser, Engine } from "./browser.ts";
import { isShownWrongly, offlineSentences } from "./offline.ts";
import { until } from "./until.ts";

/** Keys are commands until Enter begins a field; nothing that it says is waited for. */
const settings = `
CHARACTER_SET:utf-8
ACCEPT_ALL_COOKIES:TRUE
TEXTFIELDS_NEED_ACTIVATION:TRUE
SHOW_CURSOR:TRUE
INFOSECS:0
MESSAGESECS:0
ALERTSECS:0
`;

/** Large enough for a whole page, so that nothing has to be scrolled, and for a whole row of a table. */
const [columns, lines] = [240, 400];

/** As much of a field as can be seen. */
const fieldWidth = 20;

type Tmux = (...args: string[]) => Promise<string>;

/** On the screen, from its top left. */
type Place = { x: number; y: number };

export const lynx: Engine = {
	name: "Lynx",
	wayOut: "apt-get install lynx tmux",
	async start() {
		for (const name of ["lynx", "tmux"]) {
			if (!(await findOnPath(name))) throw new Error(`there is no ${name} on PATH`);
		}
		const folder = await mkdtemp(path.join(tmpdir(), "lynx-"));
		const [config, page] = [path.join(folder, "lynx.cfg"), path.join(folder, "empty.html")];
		await writeFile(config, settings);
		await writeFile(page, "");
		const tmux: Tmux = (...args) => runCommand("tmux", ["-S", path.join(folder, "tmux"), "-u", ...args]);
		const size = ["-x", String(columns), "-y", String(lines)];
		await tmux(
			"-f",
			"/dev/null",
			"new-session",
			"-d",
			...size,
			`LANG=C.UTF-8 exec lynx -cfg=${config} ${page}`,
		);
		return person(tmux, async () => {
			await tmux("kill-server");
			await rm(folder, { recursive: true });
		});
	},
};

/** A person before a terminal. */
function person(tmux: Tmux, close: () => Promise<void>): Browser {
	const screen = async () => (await tmux("capture-pane", "-p")).split("\n");
	const press = (...keys: string[]) => tmux("send-keys", ...keys);
	const write = (text: string) => tmux("send-keys", "-l", text);

	async function cursor(): Promise<Place> {
		const [x = 0, y = 0] = (await tmux("display", "-p", "#{cursor_x} #{cursor_y}")).split(" ").map(Number);
		return { x, y };
	}

	/** Where something is written; in front of others, where a line begins with it. */
	async function find(text: string): Promise<Place> {
		return until(`"${text}"`, async () => {
			const all = await screen();
			const first = all.findIndex((line) => line.trim().startsWith(text));
			const y = first >= 0 ? first : all.findIndex((line) => line.includes(text));
			return y >= 0 && { x: all[y]?.indexOf(text) ?? 0, y };
		});
	}

	/** Moves by one link. @returns whether there was one more */
	async function move(key: "Up" | "Down"): Promise<boolean> {
		const before = await cursor();
		await press(key);
		for (const end = Date.now() + 1000; Date.now() < end; ) {
			// While it draws, the cursor is elsewhere.
			const [now, then] = [await cursor(), await cursor()];
			if (isSame(now, then) && !isSame(now, before)) return true;
		}
		return false;
	}

	/** Goes to the first link at or after a place; the cursor stands one column before a link. */
	async function goTo(place: Place): Promise<Place> {
		while (!isBefore(await cursor(), place)) if (!(await move("Up"))) break;
		while (isBefore(await cursor(), place))
			if (!(await move("Down"))) throw new Error("there is no link or field");
		return cursor();
	}

	async function goToField(label: string): Promise<Place> {
		const { x, y } = await find(label);
		return goTo({ x: x + label.length - 1, y });
	}

	const expectThere = (place: Place, ...texts: string[]) =>
		until(`"${texts[0]}"`, async () => {
			const there = (await screen())[place.y]?.slice(place.x + 1) ?? "";
			if (!texts.some((text) => isShown(there, text))) throw new Error(`it says "${there.trimEnd()}"`);
			return true;
		});

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
			const place = await goToField(label);
			await press("Enter", "C-u");
			await write(text);
			if (!(await move("Down"))) throw new Error(`nothing follows "${label}"`);
			await expectThere(place, text, "*".repeat(text.length));
		},
		async choose(label, option) {
			const place = await goToField(label);
			await press("Enter");
			const options = await until("the list", async () => {
				const boxed = (await screen()).map((line) => line.match(/│ (.*?) *│/)?.[1]);
				return boxed.some((line) => line) && boxed.filter((line) => line !== undefined);
			});
			const index = options.indexOf(option);
			if (index < 0) throw new Error(`"${label}" has no "${option}"`);
			await press("Home", ...Array.from({ length: index }, () => "Down"), "Enter");
			await expectThere(place, option);
		},
		async tick(label) {
			const { x, y } = await find(`[ ] ${label}`);
			const place = await goTo({ x: x - 1, y });
			await press("Enter");
			await expectThere(place, "[X]");
		},
		async press(button) {
			const { x, y } = await find(`(BUTTON) ${button}`);
			await goTo({ x: x - 1, y });
			await press("Enter");
		},
		async follow(link) {
			const { x, y } = await find(link);
			await goTo({ x: x - 1, y });
			await press("Enter");
		},
		async expectText(text) {
			await until(`the text "${text}"`, async () =>
				(await screen()).join(" ").replace(/\s+/g, " ").includes(text.replace(/\s+/g, " ")),
			);
		},
		async expectValue(label, value) {
			await expectThere(await goToField(label), value);
		},
		async expectAt(label) {
			const { x, y } = await find(label);
			const end = { x: x + label.length - 1, y };
			await until(`"${label}" to have the cursor`, async () => !isBefore(await cursor(), end));
			if (!isSame(await cursor(), await goTo(end))) throw new Error(`the cursor is not at "${label}"`);
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

const isSame = (one: Place, other: Place) => one.x === other.x && one.y === other.y;

/** In the order of reading. */
const isBefore = (one: Place, other: Place) => one.y < other.y || (one.y === other.y && one.x < other.x);

/** Whether a line begins with what a field shows of a text. */
function isShown(line: string, text: string): boolean {
	const visible = text.slice(0, fieldWidth);
	return (
		line.startsWith(visible) && (text.length >= fieldWidth || /^[_\s\]]|^$/.test(line.slice(text.length)))
	);
}
