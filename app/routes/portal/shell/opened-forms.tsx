import { Link, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { keptForms } from "#app/addresses/portal.ts";
import { changedSearch } from "#app/addresses/search.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { type KeptForm, OpenedFormsContext } from "#app/ui/form/opened-form.tsx";
import type { FormDraftView } from "#models/account/form-draft.server.ts";
import type { Language } from "#models/language.ts";
import { PostForm } from "./post-form.tsx";
import { frameText } from "./texts.ts";

type Draft = Pick<FormDraftView, "id" | "path" | "form"> & {
	/** For the reader's eyes. */
	keptAt: string;
	/** Null unless the address asks for it. */
	values: FormDraftView["values"] | null;
};

export type ViewersForms = { openedBy: string; drafts: Draft[] };

type Props = { forms: ViewersForms | null; language: Language; children: ReactNode };

/** For the forms inside: whose they are, and what was typed into them before. */
export function OpenedForms({ forms, language, children }: Props) {
	const { pathname } = useLocation();
	const keptFor = (form: string): KeptForm | null => {
		const own = forms?.drafts.filter((draft) => draft.path === pathname && draft.form === form) ?? [];
		const draft = own.find(({ values }) => values) ?? own[0];
		return draft
			? { id: draft.id, values: draft.values, notice: <DraftNotice draft={draft} language={language} /> }
			: null;
	};
	return (
		<OpenedFormsContext.Provider value={forms && { openedBy: forms.openedBy, keptFor }}>
			{children}
		</OpenedFormsContext.Provider>
	);
}

function DraftNotice({ draft, language }: { draft: Draft; language: Language }) {
	const { pathname, search } = useLocation();
	const { kept } = frameText(language);
	const discard = (
		<PostForm action={keptForms} replace preventScrollReset>
			<input type="hidden" name="id" value={draft.id} />
			<input type="hidden" name="returnTo" value={pathname + changedSearch(search, { draft: null })} />
			<button type="submit" className="btn btn-quiet">
				{draft.values ? kept.startAgain : kept.discard}
			</button>
		</PostForm>
	);
	if (draft.values) return <KeptNotice text={kept.restored}>{discard}</KeptNotice>;
	return (
		<KeptNotice text={interpolate(kept.offered, { time: draft.keptAt })}>
			<Link
				className="btn btn-quiet"
				to={pathname + changedSearch(search, { draft: draft.id })}
				replace
				preventScrollReset
			>
				{kept.use}
			</Link>{" "}
			{discard}
		</KeptNotice>
	);
}

function KeptNotice({ text, children }: { text: string; children: ReactNode }) {
	return (
		<div className="notice grid gap-2">
			<p>{text}</p>
			<div className="flex flex-wrap gap-2">{children}</div>
		</div>
	);
}
