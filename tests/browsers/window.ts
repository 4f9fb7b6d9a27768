import type { Browser } from "./browser.ts";
import { isShownWrongly, offlineSentences } from "./offline.ts";
import { isReady, type Kind, layout, type Seen, see, visibleText } from "./page-view.ts";
import { until } from "./until.ts";

/** All that differs between kinds of browser. */
export type Hands = {
	goto(url: string): Promise<void>;
	/** @param script an expression with a JSON value */
	evaluate<T>(script: string): Promise<T>;
	click(x: number, y: number): Promise<void>;
	/** By its name in `KeyboardEvent.key`. */
	press(key: string): Promise<void>;
	pressWithControl(key: string): Promise<void>;
	resize(width: number, height: number): Promise<void>;
	screenshot(file: string): Promise<void>;
	errors(): string[];
	close(): Promise<void>;
};

/** Computers, and the narrowest common phones. */
const [wide, narrow] = [
	{ width: 1280, height: 800 },
	{ width: 360, height: 740 },
];

export async function windowed(hands: Hands): Promise<Browser> {
	await hands.resize(wide.width, wide.height);
	const ask = <Args extends unknown[], T>(question: (...args: Args) => T, ...args: Args): Promise<T> =>
		hands.evaluate<T>(`(${question})(${args.map((arg) => JSON.stringify(arg)).join(", ")})`);

	const ready = () => until("the page's scripts to run", () => ask(isReady));
	const find = async (kind: Kind, name: string, bring = false): Promise<Seen> => {
		await ready();
		return until(`the ${kind} "${name}"`, () => ask(see, kind, name, bring));
	};
	const click = async (kind: Kind, name: string) => {
		// A page may still be scrolling, and a busy machine draws seldom.
		const places: string[] = [];
		const { x, y } = await until(`the ${kind} "${name}" to stand still in view`, async () => {
			// Old Chromium always scrolls smoothly, and begins anew each time it is told.
			const seen = await find(kind, name, new Set(places.slice(0, 2)).size < 2);
			places.unshift(`${seen.x} ${seen.y}`);
			return seen.isHit && places.length > 3 && new Set(places.slice(0, 4)).size === 1 && seen;
		});
		await hands.click(x, y);
	};
	const text = (text: string) => async () =>
		(await ask(visibleText)).toLowerCase().includes(text.replace(/\s+/g, " ").toLowerCase());

	const expectValue = (label: string, value: string) =>
		until(`"${label}" to hold "${value}"`, async () => {
			const seen = await find("field", label);
			if (seen.value !== value) throw new Error(`it holds "${seen.value}"`);
			return true;
		}).then(() => {});

	const expectAt = (label: string) =>
		until(`"${label}" to have the focus, in view with its label`, async () => {
			const { focused, inView, isNameInView } = await find("field", label);
			if (!focused) throw new Error("it has not the focus");
			return inView && isNameInView;
		}).then(() => {});

	return {
		runsScripts: true,
		open: (address) => hands.goto(address),
		async type(label, text) {
			await click("field", label);
			await until(`"${label}" to have the focus`, async () => (await find("field", label)).focused);
			await hands.pressWithControl("a");
			await hands.press("Delete");
			for (const letter of text) await hands.press(letter);
			await expectValue(label, text);
			const { focused, inView } = await find("field", label);
			if (!focused || !inView) throw new Error(`"${label}" lost the focus, or went out of view`);
		},
		async choose(label, option) {
			const { options } = await find("field", label);
			const wanted = options.indexOf(option);
			if (wanted < 0) throw new Error(`"${label}" has no "${option}"`);
			for (let tabs = 0; !(await find("field", label)).focused; tabs++) {
				if (tabs === 100) throw new Error(`the Tab key does not lead to "${label}"`);
				await hands.press("Tab");
			}
			const { chosen } = await find("field", label);
			const key = wanted > chosen ? "ArrowDown" : "ArrowUp";
			for (let steps = Math.abs(wanted - chosen); steps > 0; steps--) await hands.press(key);
			await until(`"${label}" to be "${option}"`, async () => (await find("field", label)).chosen === wanted);
		},
		async tick(label) {
			await click("field", label);
			await until(`"${label}" to be ticked`, async () => (await find("field", label)).ticked);
		},
		press: (button) => click("button", button),
		follow: (link) => click("link", link),
		expectText: (wanted) => until(`the text "${wanted}"`, text(wanted)).then(() => {}),
		expectValue,
		expectAt,
		async faults() {
			await ready();
			const faults = [...hands.errors()];
			for (const { width, height } of [narrow, wide]) {
				await hands.resize(width, height);
				await until(`a window ${width} px wide`, () => hands.evaluate(`innerWidth === ${width}`));
				const { button, sideways } = await ask(layout);
				if (sideways.length > 0) faults.push(`sideways at ${width} px: ${sideways.join(", ")}`);
				if (button && /^(transparent|rgba\(.* 0\)|rgb\(239, 239, 239\))$/.test(button))
					faults.push(`the button has no background: ${button}`);
			}
			const shown = await ask(visibleText);
			faults.push(...offlineSentences.filter((sentence) => shown.includes(sentence)).map(isShownWrongly));
			return faults;
		},
		async picture(file) {
			await hands.screenshot(`${file}.png`);
			return `${file}.png`;
		},
		close: () => hands.close(),
	};
}
