export type Seen = {
	/** In the window. */
	x: number;
	y: number;
	/** Whether a click at its middle meets it. */
	isHit: boolean;
	/** Of its beginning: a field for long texts may be higher than the window. */
	inView: boolean;
	isNameInView: boolean;
	focused: boolean;
	ticked: boolean;
	value: string;
	options: string[];
	chosen: number;
};

export type Kind = "field" | "button" | "link";

/**
 * Runs in the page, so it is written for the oldest browser.
 * @param name the beginning of what a person reads on it
 * @param bring scrolls to it where a click would not meet it
 */
export function see(kind: Kind, name: string, bring: boolean): Seen | null {
	const fields = "label, select[aria-labelledby], input[aria-labelledby]";
	const found = [
		...document.querySelectorAll(kind === "field" ? fields : kind === "link" ? "a[href]" : "button, summary"),
	]
		.filter((element) => {
			const ids = element.getAttribute("aria-labelledby")?.split(" ");
			const named = ids?.map((id) => document.getElementById(id)) ?? [element];
			const text = named.map((one) => one?.textContent ?? "").join(" ");
			return text.replace(/\s+/g, " ").trim().startsWith(name);
		})
		.map((element) => ({
			named: element,
			target: element instanceof HTMLLabelElement ? element.control : element,
		}))
		.find(({ target }) => target && target.getClientRects().length > 0);
	if (!found?.target) return null;
	const target = found.target as HTMLInputElement;
	const box = target.getBoundingClientRect();
	const [x, y] = [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)];
	const isHit = target.contains(document.elementFromPoint(x, y));
	if (bring && !isHit) target.scrollIntoView({ block: "center", behavior: "instant" });
	const ofName = found.named.getBoundingClientRect();
	const options = target instanceof HTMLSelectElement ? [...target.options].map(({ text }) => text) : [];
	return {
		x,
		y,
		isHit,
		inView: box.top >= 0 && box.top + Math.min(box.height, 48) <= innerHeight,
		isNameInView: ofName.top >= 0 && ofName.bottom <= innerHeight,
		focused: document.activeElement === target,
		ticked: target.checked === true,
		value: target.value ?? "",
		options,
		chosen: target instanceof HTMLSelectElement ? target.selectedIndex : -1,
	};
}

/** Runs in the page: whether its scripts have taken it over. */
export function isReady(): boolean {
	const waits = document.readyState !== "complete" || document.querySelector("body > template") !== null;
	return !waits && (!("__remixContext" in window) || "__remixRouter" in window);
}

/** Runs in the page. */
export function visibleText(): string {
	return document.body.innerText.replace(/\s+/g, " ");
}

/** Runs in the page: the colour of its first filled button, and what overflows the window. */
export function layout(): { button: string | null; sideways: string[] } {
	const [button] = [...document.querySelectorAll("main .btn-primary, main .btn-danger")].filter(
		(element) => element.getClientRects().length > 0,
	);
	const { scrollWidth, clientWidth } = document.documentElement;
	const beyond = [...document.body.querySelectorAll("*")].filter(
		(element) => element.getBoundingClientRect().right > clientWidth + 0.5,
	);
	return {
		button: button ? getComputedStyle(button).backgroundColor : null,
		sideways:
			scrollWidth > clientWidth
				? [
						`${scrollWidth - clientWidth} px`,
						...beyond.slice(0, 3).map((element) => element.outerHTML.slice(0, 80)),
					]
				: [],
	};
}
