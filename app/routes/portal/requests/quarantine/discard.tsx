import { Link, useLoaderData, useLocation } from "@remix-run/react";
import { quarantinePage } from "#app/addresses/records.ts";
import { listSearch } from "#app/addresses/search.ts";
import { leadTo } from "#app/server/flash.server.ts";
import { staffAction } from "#app/server/form-action.server.ts";
import { text } from "#app/server/i18n.server.ts";
import { requireProof } from "#app/server/proof.server.ts";
import { requireAdmin } from "#app/server/staff.server.ts";
import { emptyFormSchema } from "#app/ui/form/empty-form.tsx";
import { SpamQuarantine } from "#models/request/spam-quarantine.server.ts";
import { orNotFound } from "../../or-not-found.server.ts";
import { Main } from "../../shell/main.tsx";
import { PostForm } from "../../shell/post-form.tsx";
import { shownSuspected } from "./suspected.server.ts";
import { Suspected } from "./suspected.tsx";

export { meta } from "../../shell/title.ts";

export const loader = requireAdmin(async ({ request, params, language }) => {
	await requireProof(request);
	const { question } = text(language, "portalQuarantine");
	const suspected = orNotFound(await SpamQuarantine.view(params.id ?? ""));
	return {
		suspected: shownSuspected(language, suspected),
		question,
		title: question.title,
	};
});

export const action = staffAction(requireAdmin, {
	schema: emptyFormSchema,
	counts: "change",
	proof: "page",
	back: ({ request }) => quarantinePage + new URL(request.url).search,
	async run({ params, viewer, language, back }) {
		const isDiscarded = await SpamQuarantine.discard(params.id ?? "", viewer);
		const { notices } = text(language, "portalQuarantine");
		return leadTo(back, isDiscarded ? notices.discarded : notices.gone);
	},
});

export default function DiscardPage() {
	const { suspected, question } = useLoaderData<typeof loader>();
	const { search } = useLocation();
	return (
		<Main className="[--measure:52rem]">
			<h1>{question.heading}</h1>
			<p>{question.text}</p>
			<Suspected of={suspected} />
			<PostForm replace className="flex flex-wrap items-center gap-2">
				<button type="submit" className="btn btn-danger">
					{question.confirm}
				</button>{" "}
				<Link className="btn btn-quiet" to={quarantinePage + listSearch(search)}>
					{question.cancel}
				</Link>
			</PostForm>
		</Main>
	);
}
