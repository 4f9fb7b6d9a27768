import type { Vi } from "#app/locales/index.ts";
import { useAddress } from "#app/ui/page-language.ts";

type Props = { text: Vi["docs"]["search"]; query: string; maxLength: number };

export function SearchForm({ text, query, maxLength }: Props) {
	const address = useAddress();
	return (
		<search>
			<form className="search" action={address("docs")}>
				<label htmlFor="q">{text.label}</label>
				<p className="hint" id="q-hint">
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
