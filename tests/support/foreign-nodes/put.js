{
	// The cookie says where and when: tests/support/extension.ts.
	const [, place, moment] = /foreign=(\w+)\.(\w+)/.exec(document.cookie) ?? [];
	function putAll() {
		document.documentElement.dataset.foreign = place;
		if (place === "inside") putInside();
		else putOutside();
	}

	if (globalThis.runAt === moment) putAll();
	if (globalThis.runAt === "start" && moment === "start") {
		putOnEveryChange(() => document.readyState !== "loading");
	}
	if (globalThis.runAt === "start" && moment === "always") putOnEveryChange(() => false);

	/** @param {() => boolean} isOver */
	function putOnEveryChange(isOver) {
		putAll();
		const observer = new MutationObserver(() => (isOver() ? observer.disconnect() : putAll()));
		observer.observe(document, { childList: true, subtree: true });
	}

	function putOutside() {
		put(document.head, "prepend", "style");
		put(document.body, "prepend", "div");
		put(document.documentElement, "append", "foreign-node");
	}

	/** As managers of passwords and translators do. */
	function putInside() {
		for (const control of document.querySelectorAll("main :is(input:not([type=hidden]), textarea)")) {
			put(control, "after", "span");
		}
		for (const heading of document.querySelectorAll("main h1:not(:has(> font))")) wrapAll(heading, "font");
		for (const label of document.querySelectorAll("main form:not(:has(> section))"))
			wrapAll(label, "section");
	}

	/** @param {Element | null} parent @param {"prepend" | "append" | "after"} how @param {string} kind */
	function put(parent, how, kind) {
		const around = how === "after" ? parent?.parentElement : parent;
		if (!parent || around?.querySelector(":scope > [data-foreign]")) return;
		const node = document.createElement(kind);
		node.dataset.foreign = "yes";
		parent[how](node);
	}

	/** @param {Element} element @param {string} kind */
	function wrapAll(element, kind) {
		const wrapper = document.createElement(kind);
		wrapper.append(...element.childNodes);
		element.append(wrapper);
	}
}
