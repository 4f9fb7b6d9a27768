import type { Vi } from "#app/locales/index.ts";
import { languageFacts } from "#app/locales/languages.tsx";
import type { Language } from "#models/language.ts";
import { languages } from "#models/language.ts";
import { Drop } from "./drop.tsx";
import { Flag } from "./flag.tsx";

type Props = { language: Language; path: string; text: Vi["languages"] };

export function LanguagePicker({ language, path, text }: Props) {
	const summary = (
		<>
			<Flag of={language} />
			<span aria-hidden="true" className="text-sm uppercase max-md:hidden">
				{language}
			</span>{" "}
			<span className="sr-only">{`${text.choose}: ${languageFacts[language].name}`}</span>
		</>
	);
	return (
		<Drop summary={summary}>
			<form method="post" action="/language">
				<input type="hidden" name="returnTo" value={path} />
				{languages.map((code) => (
					<button
						type="submit"
						key={code}
						name="language"
						value={code}
						lang={code}
						aria-current={code === language || undefined}
					>
						<Flag of={code} />
						{`${languageFacts[code].name} `}
					</button>
				))}
			</form>
		</Drop>
	);
}
