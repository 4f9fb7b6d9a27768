import { Form, Link } from "@remix-run/react";
import type { Vi } from "#app/locales/index.ts";
import { TextFilter } from "../shell/text-filter.tsx";

type Props = { page: string; searched: string | undefined; text: Vi["portalAccount"]["staff"]["search"] };

export function StaffSearch({ page, searched, text }: Props) {
	return (
		<Form
			method="get"
			action={page}
			className="flex flex-wrap items-end gap-x-3 gap-y-2 print:hidden"
			role="search"
		>
			<TextFilter name="q" label={text.label} hint={text.hint} value={searched} />
			<button type="submit" className="btn btn-quiet">
				{text.submit}
			</button>
			{searched && (
				<Link to={page} className="inline-flex min-h-(--control) items-center">
					{text.all}
				</Link>
			)}
		</Form>
	);
}
