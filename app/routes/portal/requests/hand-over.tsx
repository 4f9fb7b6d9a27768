import { Link, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { mailOrigin } from "#app/addresses/origin.server.ts";
import { requestAddress } from "#app/addresses/requests.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { staffAction } from "#app/server/form-action.server.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { requireAdmin } from "#app/server/staff.server.ts";
import { TextField } from "#app/ui/form/field.tsx";
import { reloadUnlessFailed } from "#app/ui/form/reply.ts";
import { SubmitButton, ValidatedForm } from "#app/ui/form/validated-form.tsx";
import { type Person, Staff } from "#models/account/staff.server.ts";
import { shownEmail } from "#models/email.server.ts";
import { Refusal } from "#models/refusal.ts";
import { findRequest, handOverRequest } from "#models/request/request.server.ts";
import { orNotFound } from "../or-not-found.server.ts";
import { Main } from "../shell/main.tsx";
import { requestChanged } from "./request-action.server.ts";
import { handOverSchema } from "./schema.ts";
import { useRequestTexts } from "./use-texts.ts";

export { keepPage as clientAction } from "#app/ui/form/reply.ts";
export { meta } from "../shell/title.ts";

export const loader = requireAdmin(async ({ request, params, viewer }) => {
	const { id, name } = orNotFound(await findRequest(viewer, params.request ?? ""));
	const language = await pageLanguage(request);
	const { handOver } = text(language, "portalRequests");
	const { rows } = await Staff.page({});
	const people = rows.filter(({ disabled, waiting }) => !disabled && !waiting);
	return {
		id,
		name,
		people: people.map(({ email, fullName }) => ({ value: shownEmail(email), label: fullName })),
		title: handOver.title,
	};
});

export const action = staffAction(requireAdmin, {
	schema: handOverSchema,
	counts: "change",
	async run({ values, request, params, viewer }) {
		const [one, ...others] = await Staff.findActiveByNameOrEmail(values.person);
		if (!one) throw new Refusal({ person: ["personUnknown"] });
		if (others.length > 0) throw new Refusal({ person: [`personUnclear:${listed([one, ...others])}`] });
		const origin = mailOrigin(request);
		return requestChanged(request, params, (id) => handOverRequest(viewer, id, one.id, origin), "handedOver");
	},
});

export const shouldRevalidate = reloadUnlessFailed;

export default function HandOverPage() {
	const { id, name, people } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	const { handOver, detail } = useRequestTexts();
	return (
		<Main className="[--measure:42rem]">
			<h1>{interpolate(handOver.heading, { name })}</h1>
			<ValidatedForm
				id="hand-over"
				schema={handOverSchema}
				labels={{ person: handOver.person }}
				reply={reply}
				failure={handOver.failed}
			>
				{(fields) => (
					<>
						<TextField
							field={fields.person}
							label={handOver.person}
							hint={handOver.hint}
							suggestions={people}
							autoComplete="off"
						/>
						<SubmitButton>{handOver.submit}</SubmitButton>
					</>
				)}
			</ValidatedForm>
			<p>
				<Link to={requestAddress(id, undefined, useLocation().search)}>{detail.backToRequest}</Link>
			</p>
		</Main>
	);
}

const mostListed = 3;

function listed(people: Person[]): string {
	const some = people.slice(0, mostListed).map(({ name, emailShown }) => `${name} (${emailShown})`);
	return [...some, ...(people.length > mostListed ? ["…"] : [])].join(", ");
}
