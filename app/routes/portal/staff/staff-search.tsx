import type { Vi } from "#app/locales/index.ts";
import { FilterForm } from "../list/filter-form.tsx";
import { TextFilter } from "../list/filters.tsx";

type Props = { asked: { q?: string }; text: Vi["portalAccount"]["staff"]["search"] };

export function StaffSearch({ asked: { q }, text }: Props) {
	return (
		<FilterForm isFiltered={q !== undefined} submit={text.submit} clear={{ text: text.all }}>
			<TextFilter name="q" label={text.label} hint={text.hint} value={q} />
		</FilterForm>
	);
}
