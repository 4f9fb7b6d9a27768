import { languageFacts } from "#app/locales/languages.tsx";
import type { Language } from "#models/language.ts";

export function Flag({ of }: { of: Language }) {
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
