import type { Form } from "./forms.ts";

type Body = { type: string; body: Buffer<ArrayBuffer> };

const formType = "application/x-www-form-urlencoded";

const strangeNames = [
	"__proto__",
	"__proto__[polluted]",
	"constructor.prototype.polluted",
	"$where",
	"email[$ne]",
	"email.$gt",
	"a".repeat(10_000),
	`a${"[b]".repeat(3_000)}`,
	"_id",
	"role",
	"%00",
	"%FF%FE",
	"__intent__",
	"__state__",
	"\u202e",
	"",
];

const strangeTexts = [
	"{{",
	"%",
	"%zz",
	"%F0%9F",
	"\0",
	"\uFFFF",
	"=".repeat(500),
	"&".repeat(500),
	"[object Object]",
	"{}",
];

/** A field that every form knows twice, so that it is refused whatever else is in it. */
export const twice = "&formId=1&formId=2";

/** A body that is nearly a valid form, with {@link twice}; the same for the same `index`. */
export function malformed({ fields }: Form, index: number): Body {
	const next = generator(index);
	const pick = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item;
	const valid = new URLSearchParams(fields).toString();
	const strange = `${encodeURIComponent(pick(strangeNames))}x${index}=${pick(strangeTexts)}`;
	const other = (body: string, type: string): Body => ({ type, body: Buffer.from(body) });
	const text = (body: string) => other(body + twice, formType);
	switch (index % 8) {
		case 0:
			return text(`${valid}&${strange}`);
		case 1:
			return text(`${strange}&${valid.slice(0, Math.floor(next() * valid.length))}`);
		case 2:
			return text(`${pick(strangeNames)}=${pick(strangeTexts)}&${strange}`);
		case 3:
			return text(valid);
		case 4:
			return other(
				JSON.stringify(fields),
				pick(["application/json", "text/plain", "application/x-www-form", "x"]),
			);
		case 5:
			return other(
				`--x\r\n${valid.slice(0, 100)}`,
				pick(["multipart/form-data", "multipart/form-data; boundary=x"]),
			);
		case 6: {
			const noise = Array.from({ length: 1 + Math.floor(next() * 300) }, () => Math.floor(next() * 256));
			return {
				type: formType,
				body: Buffer.concat([Buffer.from("noise"), Buffer.from(noise), Buffer.from(`&${strange}${twice}`)]),
			};
		}
		default:
			return text(`${valid}&__intent__=${pick(strangeTexts)}&__state__=${pick(strangeTexts)}&${strange}`);
	}
}

function generator(seed: number): () => number {
	let state = (seed + 1) * 0x9e3779b1;
	return () => {
		state = (Math.imul(state ^ (state >>> 15), 0x85ebca6b) + 0x6d2b79f5) | 0;
		return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
	};
}
