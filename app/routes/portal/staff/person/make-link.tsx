import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { staffPage } from "#app/addresses/portal.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { staffAction } from "#app/server/form-action.server.ts";
import { handedLink, handOn } from "#app/server/handed-link.server.ts";
import { text } from "#app/server/i18n.server.ts";
import { mailLeaves } from "#app/server/mail/transport.server.ts";
import { asksProof } from "#app/server/proof.server.ts";
import { requireAdmin } from "#app/server/staff.server.ts";
import { AccountLink } from "#models/account/account-link.server.ts";
import { Staff } from "#models/account/staff.server.ts";
import { shownEmail } from "#models/contact/email.server.ts";
import { HandedLink } from "../../account/handed-link.tsx";
import { orNotFound } from "../../or-not-found.server.ts";
import { ProofForm, proofSchema } from "../../prove/proof-field.tsx";
import { Main } from "../../shell/main.tsx";

export { keepPage as clientAction } from "#app/ui/form/reply.ts";
export { meta } from "../../shell/title.ts";

export const loader = requireAdmin(async ({ request, params, viewer, language }) => {
	const { id, fullName, email } = await colleagueOf(params.id, viewer.id);
	const { makeLink, takeOff } = text(language, "portalAccount");
	const values = { name: fullName, email: shownEmail(email) };
	return {
		id,
		makeLink,
		check: takeOff.check,
		heading: interpolate(makeLink.heading, values),
		intro: interpolate(makeLink.text, values),
		handed: await handedLink(request),
		isAsked: await asksProof(request),
		title: `${fullName} · ${makeLink.title}`,
	};
});

export const action = staffAction(requireAdmin, {
	schema: proofSchema,
	counts: "change",
	proof: "typed",
	async run({ request, params, viewer }) {
		const { id, email } = await colleagueOf(params.id, viewer.id);
		const token = orNotFound(await AccountLink.makeReset(id, viewer));
		return handOn(request, `${staffPage}/${id}/link`, "reset-password", { email, token });
	},
});

/** Where mail is delivered, people ask for their own link, and nobody else may see it. */
async function colleagueOf(id = "", viewerId: string) {
	const member = orNotFound(!mailLeaves && id !== viewerId && (await Staff.find(id)));
	return orNotFound(!member.disabled && member);
}

export default function MakeLinkPage() {
	const { id, makeLink, check, heading, intro, handed, isAsked } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	return (
		<Main className="[--measure:52rem] [&>.form]:max-w-96 [&>.form]:gap-4">
			<h1>{heading}</h1>
			{handed ? (
				<HandedLink handed={handed} />
			) : (
				<>
					<p>{intro}</p>
					<p className="notice">{check}</p>
					<ProofForm id="make" asked={isAsked} reply={reply} failure={makeLink.failed}>
						{makeLink.submit}
					</ProofForm>
				</>
			)}
			<p>
				<Link to={`${staffPage}/${id}`}>{makeLink.back}</Link>
			</p>
		</Main>
	);
}
