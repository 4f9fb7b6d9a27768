import type { Vi } from "#app/locales/index.ts";
import { useAddress } from "#app/ui/page-language.ts";

type Props = { text: Vi["docs"]["search"]; query: string; maxLength: number };

export function SearchForm({ text, query, maxLength }: Props) {
	const address = useAddress();
	return (
		<search>
			<form
				className="grid max-w-[38rem] grid-cols-[1fr_auto] gap-x-[0.6rem] gap-y-[0.3rem]"
				action={address("docs")}
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
					maxLength={maxLength}
					defaultValue={query}
					aria-describedby="q-hint"
				/>
				<button type="submit" className="btn btn-primary">
					{text.submit}
				</button>
			</form>
			<p className="mt-3 flex flex-wrap items-baseline gap-x-4 text-sm">
				<span className="text-ink-soft">{`${text.popularLabel}:`}</span>{" "}
				{text.popular.map((words) => (
					<a
						key={words}
						className="inline-block py-1"
						href={`${address("docs")}?q=${encodeURIComponent(words)}`}
					>
						{words}
					</a>
				))}
			</p>
		</search>
	);
}
