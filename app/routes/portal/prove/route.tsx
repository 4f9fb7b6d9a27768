import { data, type HeadersFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { staffAction } from "#app/server/form-action.server.ts";
import { text } from "#app/server/i18n.server.ts";
import { returnTo } from "#app/server/place.server.ts";
import { asksProof } from "#app/server/proof.server.ts";
import { redirect, replace } from "#app/server/redirect.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { destinationOf } from "../auth/auth-data.server.ts";
import { Announcement } from "../shell/announcement.tsx";
import { Main } from "../shell/main.tsx";
import { ProofForm, proofSchema } from "./proof-field.tsx";

export { meta } from "../shell/title.ts";

/** A file leaves the page that led to it as it was. */
const isFile = (address: string) => /\.\w+(\?|$)/.test(address);

/** The file comes by the Refresh header. */
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const loader = requireStaff(async ({ request, language }) => {
	const { prove, failed } = text(language, "portalFactor");
	const destination = destinationOf(request);
	const isAsked = await asksProof(request);
	if (!isAsked && !isFile(destination)) throw replace(destination);
	const back = returnTo(new URL(request.url).searchParams.get("from"), "/portal/dashboard");
	const view = { prove, failed, isAsked, destination, back, title: prove.title };
	return data(view, isAsked ? undefined : { headers: { Refresh: `0; url=${destination}` } });
});

export const action = staffAction(requireStaff, {
	schema: proofSchema,
	counts: null,
	proof: "typed",
	async run({ request }) {
		const { pathname, search } = new URL(request.url);
		return redirect(pathname + search, 303);
	},
});

export default function ProvePage() {
	const { prove, failed, isAsked, destination, back } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	if (!isAsked) {
		return (
			<Main className="[--measure:52rem]">
				<h1>{prove.heading}</h1>
				<Announcement className="success-panel" text={prove.file} />
				<p>
					<a href={destination}>{prove.download}</a>
				</p>
				<p>
					<a href={back}>{prove.back}</a>
				</p>
			</Main>
		);
	}
	return (
		<Main className="[--measure:52rem] [&>.form]:max-w-96 [&>.form]:gap-4">
			<h1>{prove.heading}</h1>
			<p>{prove.intro}</p>
			<ProofForm id="prove" asked reply={reply} failure={failed} reloadDocument>
				{prove.submit}
			</ProofForm>
		</Main>
	);
}
