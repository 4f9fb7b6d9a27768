import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { staffPage } from "#app/addresses/portal.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { leadTo } from "#app/server/flash.server.ts";
import { staffAction } from "#app/server/form-action.server.ts";
import { text } from "#app/server/i18n.server.ts";
import { mailLeaves } from "#app/server/mail/transport.server.ts";
import { asksProof } from "#app/server/proof.server.ts";
import { requireAdmin } from "#app/server/staff.server.ts";
import { Staff, type StaffMember } from "#models/account/staff.server.ts";
import { shownEmail } from "#models/contact/email.server.ts";
import { orNotFound } from "../../or-not-found.server.ts";
import { ProofForm, proofSchema } from "../../prove/proof-field.tsx";
import { Main } from "../../shell/main.tsx";

export { keepPage as clientAction } from "#app/ui/form/reply.ts";
export { meta } from "../../shell/title.ts";

export const loader = requireAdmin(async ({ request, params, language }) => {
	const { id, fullName, email } = await memberWithFactor(params.id);
	const { takeOff } = text(language, "portalAccount");
	const { told, untold } = text(language, "portalAdmission").people;
	const values = { name: fullName, email: shownEmail(email) };
	return {
		id,
		takeOff,
		heading: interpolate(takeOff.heading, values),
		intro: `${interpolate(takeOff.text, values)} ${mailLeaves ? told : untold}`,
		isAsked: await asksProof(request),
		title: `${fullName} · ${takeOff.title}`,
	};
});

export const action = staffAction(requireAdmin, {
	schema: proofSchema,
	counts: "change",
	proof: "typed",
	async run({ params, viewer, language }) {
		const { id, fullName } = await memberWithFactor(params.id);
		await Staff.takeFactorOff(id, viewer.id, viewer.network);
		const { changed } = text(language, "portalAccount").staff;
		return leadTo(staffPage, interpolate(changed, { name: fullName }));
	},
});

async function memberWithFactor(id = ""): Promise<StaffMember> {
	const member = orNotFound(await Staff.find(id));
	return orNotFound((member.factor || member.passkeys > 0) && member);
}

export default function TakeFactorOffPage() {
	const { id, takeOff, heading, intro, isAsked } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	return (
		<Main className="[--measure:52rem] [&>.form]:max-w-96 [&>.form]:gap-4">
			<h1>{heading}</h1>
			<p>{intro}</p>
			<p className="notice">{takeOff.check}</p>
			<ProofForm id="take-off" asked={isAsked} reply={reply} failure={takeOff.failed}>
				{takeOff.submit}
			</ProofForm>
			<p>
				<Link to={`/portal/staff/${id}`}>{takeOff.cancel}</Link>
			</p>
		</Main>
	);
}
