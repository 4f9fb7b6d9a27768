import type { ReactElement } from "react";
import type { Language } from "#models/language.ts";

interface LanguageFacts {
	/** In itself. */
	name: string;
	/** For Intl: how dates, numbers and money are written. */
	locale: string;
	/** 24 wide and 16 high. */
	flag: ReactElement;
}

const star = "m12 3 3 9.2-7.8-5.7h9.6L9 12.2z";

/** What is the same whatever language a page has. */
export const languageFacts: Record<Language, LanguageFacts> = {
	vi: {
		name: "Tiếng Việt",
		locale: "vi-VN",
		flag: (
			<>
				<path fill="#da251d" d="M0 0h24v16H0z" />
				<path fill="#ff0" d={star} />
			</>
		),
	},
	en: {
		name: "English",
		locale: "en-GB",
		flag: (
			<>
				<path fill="#012169" d="M0 0h24v16H0z" />
				<path stroke="#fff" strokeWidth="3" d="m0 0 24 16M24 0 0 16" />
				<path stroke="#fff" strokeWidth="5" d="M12 0v16M0 8h24" />
				<path stroke="#c8102e" strokeWidth="3" d="M12 0v16M0 8h24" />
			</>
		),
	},
	zh: {
		name: "中文",
		locale: "zh-CN",
		flag: (
			<>
				<path fill="#ee1c25" d="M0 0h24v16H0z" />
				<path fill="#ff0" d={star} transform="translate(-2.5 .8) scale(.62)" />
				<path
					stroke="#ff0"
					strokeWidth="1.5"
					strokeLinecap="round"
					d="M10 2.2h0M12 4.3h0M12 7.2h0M10 9.5h0"
				/>
			</>
		),
	},
	nl: {
		name: "Nederlands",
		locale: "nl-NL",
		flag: (
			<>
				<path fill="#fff" d="M0 0h24v16H0z" />
				<path fill="#ae1c28" d="M0 0h24v5.3H0z" />
				<path fill="#21468b" d="M0 10.7h24V16H0z" />
			</>
		),
	},
	es: {
		name: "Español",
		locale: "es-ES",
		flag: (
			<>
				<path fill="#aa151b" d="M0 0h24v16H0z" />
				<path fill="#f1bf00" d="M0 4h24v8H0z" />
			</>
		),
	},
};
