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
		</search>
	);
}
