import type { Vi } from "#app/locales/index.ts";
import { languageFacts } from "#app/locales/languages.tsx";
import { Drop } from "#app/ui/drop.tsx";
import { type Language, languages } from "#models/language.ts";

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

function Flag({ of }: { of: Language }) {
	return (
		<svg
			className="h-4 w-6 flex-none rounded-[2px]"
			viewBox="0 0 24 16"
			width="24"
			height="16"
			aria-hidden="true"
		>
			{languageFacts[of].flag}
		</svg>
	);
}
