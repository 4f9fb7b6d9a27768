import type { Vi } from "#app/locales/index.ts";
import { useAddress } from "#app/ui/page-language.ts";

export const longestQuery = 100;

type Props = {
	text: Pick<Vi["docs"]["search"], "label" | "hint" | "submit" | "popularLabel" | "popular">;
	query?: string;
	/** Offers words that people often look for. */
	hasPopular?: boolean;
};

export function SearchForm({ text, query = "", hasPopular = false }: Props) {
	const address = useAddress();
	return (
		<search className="print:hidden">
			<form
				className="grid max-w-[38rem] grid-cols-[1fr_auto] gap-x-[0.6rem] gap-y-[0.3rem]"
				action={`${address("docs")}#found`}
			>
				<label className="col-span-full font-bold" htmlFor="q">
					{text.label}
				</label>
				<p className="hint col-span-full" id="q-hint">
					{text.hint}
				</p>
				<input
					className="input"
					type="search"
					id="q"
					name="q"
					required
					maxLength={longestQuery}
					defaultValue={query}
					aria-describedby="q-hint"
				/>
				<button type="submit" className="btn btn-primary">
					{text.submit}
				</button>
			</form>
			{hasPopular && (
				<div className="mt-3 grid gap-x-4 text-sm sm:grid-cols-[auto_1fr]">
					<p id="often" className="py-1 text-ink-soft">
						{text.popularLabel}
					</p>
					<ul className="flex flex-wrap gap-x-4" aria-labelledby="often">
						{text.popular.map((words) => (
							<li key={words}>
								<a
									className="inline-block py-1"
									href={`${address("docs")}?q=${encodeURIComponent(words)}#found`}
								>
									{words}
								</a>
							</li>
						))}
					</ul>
				</div>
			)}
		</search>
	);
}
