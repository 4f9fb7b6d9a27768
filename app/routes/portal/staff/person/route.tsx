import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { mailOrigin } from "#app/addresses/origin.server.ts";
import { activityOf, handOverAddress, staffPage } from "#app/addresses/portal.ts";
import { formatDate } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { leadTo } from "#app/server/flash.server.ts";
import { staffAction } from "#app/server/form-action.server.ts";
import { text } from "#app/server/i18n.server.ts";
import { mailLeaves } from "#app/server/mail/transport.server.ts";
import { asksProof } from "#app/server/proof.server.ts";
import { requireAdmin } from "#app/server/staff.server.ts";
import { optionsOf, SelectField } from "#app/ui/form/field.tsx";
import { choice } from "#app/ui/form/fields.ts";
import { SubmitButton, ValidatedForm } from "#app/ui/form/validated-form.tsx";
import { z } from "#app/ui/form/zod.ts";
import { Staff } from "#models/account/staff.server.ts";
import { shownEmail } from "#models/contact/email.server.ts";
import { maxLength } from "#models/limits.ts";
import { roles } from "#models/options.ts";
import { changeAccess, heldOf, nobodyYet, openOf } from "#models/records/hand-over.server.ts";
import { colleaguesOf } from "../../hand-over/colleagues.server.ts";
import { shownHeld } from "../../hand-over/shown-held.server.ts";
import { orNotFound } from "../../or-not-found.server.ts";
import { ProofField, proofFields } from "../../prove/proof-field.tsx";
import { Main } from "../../shell/main.tsx";
import { changedText } from "./changed-text.server.ts";

export { keepPage as clientAction } from "#app/ui/form/reply.ts";
export { meta } from "../../shell/title.ts";

const accesses = ["active", "disabled"] as const;

const personSchema = z.object({
	role: choice(roles, "choiceInvalid"),
	access: choice(accesses, "choiceInvalid"),
	heir: z.optional(z.string().check(z.maxLength(maxLength.choice))),
	...proofFields,
});

export const loader = requireAdmin(async ({ request, params, viewer, language }) => {
	const member = orNotFound(await Staff.find(params.id ?? ""));
	const { roles: roleNames } = text(language, "portal");
	const { person, staff } = text(language, "portalAccount");
	const { id, fullName, email, role, disabled, factor, passkeys } = member;
	const { factorOn, factorOff } = person;
	const [open, held] = await Promise.all([openOf(id), heldOf(id)]);
	const hasOpen = open.inquiries + open.requests > 0;
	return {
		id,
		person,
		fullName,
		email: shownEmail(email),
		now: { role, access: disabled ? "disabled" : "active" },
		holds: hasOpen && interpolate(person.holds, open),
		held: held.map((one) => shownHeld(language, viewer, id, one).line).join(" "),
		heir:
			hasOpen && !disabled
				? {
						hint: interpolate(person.heirHint, open),
						options: [...(await colleaguesOf(id)), { value: nobodyYet, label: person.nobodyYet }],
					}
				: null,
		own: member.id === viewer.id,
		factor: {
			mayGo: factor !== null || passkeys > 0,
			shown: [
				factor ? interpolate(factorOn, { day: formatDate(language, factor.since) }) : factorOff,
				...(passkeys > 0 ? [interpolate(person.passkeys, { count: passkeys })] : []),
			].join(" "),
		},
		mayMakeLink: !mailLeaves && !disabled && member.id !== viewer.id,
		isAsked: await asksProof(request),
		roles: optionsOf(roles, roleNames),
		accesses: optionsOf(accesses, staff.access),
		title: `${fullName} · ${person.title}`,
	};
});

export const action = staffAction(requireAdmin, {
	schema: personSchema,
	counts: "change",
	proof: "typed",
	async run({ values: { role, access, heir }, request, params, viewer, language }) {
		const { id = "" } = params;
		const to = { role, disabled: access === "disabled" };
		const left = await changeAccess(viewer, id, to, heir, mailOrigin(request));
		return leadTo(staffPage, await changedText(language, id, left));
	},
});

export default function PersonPage() {
	const {
		id,
		person,
		fullName,
		email,
		now,
		holds,
		held,
		heir,
		own,
		factor,
		mayMakeLink,
		isAsked,
		roles,
		accesses,
	} = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	return (
		<Main className="[--measure:52rem] [&>.form]:max-w-96 [&>.form]:gap-4">
			<h1>{fullName}</h1>
			<p>{email}</p>
			{holds && (
				<p>
					{holds} <Link to={handOverAddress(id)}>{person.handOver}</Link>
				</p>
			)}
			{held && (
				<p>
					{held} <Link to={handOverAddress(id)}>{person.giveBack}</Link>
				</p>
			)}
			{own ? (
				<p>{person.own}</p>
			) : (
				<ValidatedForm
					id="person"
					schema={personSchema}
					reply={reply}
					failure={person.failed}
					defaultValue={now}
				>
					{(fields) => (
						<>
							<SelectField field={fields.role} label={person.role} hint={person.roleHint} options={roles} />
							<SelectField
								field={fields.access}
								label={person.access}
								hint={person.accessHint}
								options={accesses}
							/>
							{heir && (
								<SelectField
									field={fields.heir}
									label={person.heir}
									hint={heir.hint}
									empty={person.heirEmpty}
									options={heir.options}
									optional={person.heirWhen}
								/>
							)}
							<ProofField field={fields.proof} asked={isAsked} />
							<SubmitButton>{person.submit}</SubmitButton>
						</>
					)}
				</ValidatedForm>
			)}
			<p>
				<b>{person.factor}</b>: {factor.shown}{" "}
				{factor.mayGo && !own && <Link to={`/portal/staff/${id}/factor`}>{person.takeOff}</Link>}
			</p>
			{mayMakeLink && (
				<p>
					<Link to={`/portal/staff/${id}/link`}>{person.makeLink}</Link>
				</p>
			)}
			<p>
				<Link to={activityOf(id)}>{person.activity}</Link>
			</p>
			<p>
				<Link to="/portal/staff">{person.back}</Link>
			</p>
		</Main>
	);
}
