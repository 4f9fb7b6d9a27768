import { data, type HeadersFunction, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { staffAction } from "#app/server/form-action.server.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { returnTo } from "#app/server/place.server.ts";
import { asksProof } from "#app/server/proof.server.ts";
import { redirect, replace } from "#app/server/redirect.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { SubmitButton, ValidatedForm } from "#app/ui/form/validated-form.tsx";
import { z } from "#app/ui/form/zod.ts";
import { destinationOf } from "../auth/auth-data.server.ts";
import { Announcement } from "../shell/announcement.tsx";
import { Main } from "../shell/main.tsx";
import { usePortal } from "../shell/use-portal.ts";
import { ProofField, proofFields } from "./proof-field.tsx";

const proveSchema = z.object(proofFields);

/** A file leaves the page that led to it as it was. */
const isFile = (address: string) => /\.\w+(\?|$)/.test(address);

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** The file comes by the Refresh header. */
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const loader = requireStaff(async ({ request }) => {
	const language = await pageLanguage(request);
	const { brand } = text(language, "portal");
	const { prove, failed } = text(language, "portalFactor");
	const destination = destinationOf(request);
	const isAsked = await asksProof(request);
	if (!isAsked && !isFile(destination)) throw replace(destination);
	const back = returnTo(new URL(request.url).searchParams.get("from"), "/portal/dashboard");
	const view = { prove, failed, isAsked, destination, back, title: `${prove.title} · ${brand}` };
	return data(view, isAsked ? undefined : { headers: { Refresh: `0; url=${destination}` } });
});

export const action = staffAction(requireStaff, {
	schema: proveSchema,
	counts: null,
	proof: "typed",
	async run({ request }) {
		const { pathname, search } = new URL(request.url);
		return redirect(pathname + search, 303);
	},
});

export default function ProvePage() {
	const { form } = usePortal().text;
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
			<ValidatedForm
				id="prove"
				schema={proveSchema}
				texts={form}
				reply={reply}
				failure={failed}
				reloadDocument
			>
				{(fields) => (
					<>
						<ProofField field={fields.proof} asked />
						<SubmitButton>{prove.submit}</SubmitButton>
					</>
				)}
			</ValidatedForm>
		</Main>
	);
}
