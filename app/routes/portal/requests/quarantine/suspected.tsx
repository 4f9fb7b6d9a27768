import { Link, useLocation } from "@remix-run/react";
import { discardAddress, quarantinePage } from "#app/addresses/records.ts";
import { listSearch } from "#app/addresses/search.ts";
import type { Vi } from "#app/locales/index.ts";
import { PostForm } from "../../shell/post-form.tsx";
import type { ShownSuspected } from "./suspected.server.ts";

export function Suspected({ of }: { of: ShownSuspected }) {
	return (
		<>
			<p className="wrap-anywhere">
				<span className="badge">{of.kind}</span> <b>{of.name}</b> {of.companyName}
			</p>
			<p className="hint">
				<time dateTime={of.createdAt}>{of.came}</time> · {of.reasons.join(" · ")}
			</p>
			<p className="flex flex-wrap gap-x-4 wrap-anywhere">
				<span>{of.email}</span> {of.phone && <span>{of.phone}</span>}
			</p>
			{of.message && <p className="wrap-anywhere whitespace-pre-line">{of.message}</p>}
		</>
	);
}

type Props = { of: ShownSuspected; texts: Vi["portalQuarantine"] };

export function Decisions({ of, texts }: Props) {
	const search = listSearch(useLocation().search);
	const whose = <span className="sr-only"> {of.name}</span>;
	return (
		<div className="flex flex-wrap gap-2 print:hidden">
			<PostForm action={quarantinePage + search} replace>
				<input type="hidden" name="id" value={of.id} />
				<button type="submit" className="btn btn-quiet">
					{texts.letIn}
					{whose}
				</button>
			</PostForm>
			<Link to={discardAddress(of.id) + search} className="btn btn-quiet">
				{texts.discard}
				{whose}
			</Link>
		</div>
	);
}
