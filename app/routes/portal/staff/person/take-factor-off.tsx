import type { MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { staffPage } from "#app/addresses/account.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { leadTo, staffAction } from "#app/server/form-action.server.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { factorTakenOffMail } from "#app/server/mail/factor-mails.server.ts";
import { mailLeaves } from "#app/server/mail/transport.server.ts";
import { deliverSoon } from "#app/server/mail/worker.server.ts";
import { asksProof } from "#app/server/proof.server.ts";
import { requireAdmin } from "#app/server/staff.server.ts";
import { keepPage } from "#app/ui/form/reply.ts";
import { SubmitButton, ValidatedForm } from "#app/ui/form/validated-form.tsx";
import { z } from "#app/ui/form/zod.ts";
import { Staff, type StaffMember } from "#models/account/staff.server.ts";
import { shownEmail } from "#models/email.server.ts";
import { ProofField, proofFields } from "../../prove/proof-field.tsx";
import { Main } from "../../shell/main.tsx";
import { usePortal } from "../../shell/use-portal.ts";

const takeOffSchema = z.object(proofFields);

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

export const loader = requireAdmin(async ({ request, params }) => {
	const { id, fullName, email } = await memberWithFactor(params.id);
	const language = await pageLanguage(request);
	const { brand } = text(language, "portal");
	const { takeOff } = text(language, "portalAccount");
	const { told, untold } = text(language, "portalAdmission").people;
	const values = { name: fullName, email: shownEmail(email) };
	return {
		id,
		takeOff,
		heading: interpolate(takeOff.heading, values),
		intro: `${interpolate(takeOff.text, values)} ${mailLeaves ? told : untold}`,
		isAsked: await asksProof(request),
		title: `${fullName} · ${takeOff.title} · ${brand}`,
	};
});

export const action = staffAction(requireAdmin, {
	schema: takeOffSchema,
	counts: "change",
	proof: "typed",
	async run({ params, viewer }) {
		const { id, email } = await memberWithFactor(params.id);
		const mail = factorTakenOffMail(email, viewer.fullName);
		await Staff.takeFactorOff(id, mail, viewer.id, viewer.network);
		deliverSoon();
		return leadTo(staffPage, `changed.${id}`);
	},
});

async function memberWithFactor(id = ""): Promise<StaffMember> {
	const member = await Staff.find(id);
	if (!member?.factor && !member?.passkeys) throw new Response("Not Found", { status: 404 });
	return member;
}

export const clientAction = keepPage;

export default function TakeFactorOffPage() {
	const { form } = usePortal().text;
	const { id, takeOff, heading, intro, isAsked } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	return (
		<Main className="[--measure:52rem] [&>.form]:max-w-96 [&>.form]:gap-4">
			<h1>{heading}</h1>
			<p>{intro}</p>
			<p className="notice">{takeOff.check}</p>
			<ValidatedForm id="take-off" schema={takeOffSchema} texts={form} reply={reply} failure={takeOff.failed}>
				{(fields) => (
					<>
						<ProofField field={fields.proof} asked={isAsked} />
						<SubmitButton>{takeOff.submit}</SubmitButton>
					</>
				)}
			</ValidatedForm>
			<p>
				<Link to={`/portal/staff/${id}`}>{takeOff.cancel}</Link>
			</p>
		</Main>
	);
}
