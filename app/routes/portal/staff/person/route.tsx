import type { MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { requests } from "#app/addresses/requests.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { answerForm } from "#app/server/form.server.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { redirect } from "#app/server/redirect.server.ts";
import { requireAdmin } from "#app/server/staff.server.ts";
import { SelectField } from "#app/ui/form/field.tsx";
import { choice } from "#app/ui/form/fields.ts";
import { keepWhatWasTyped } from "#app/ui/form/reply.ts";
import { SubmitButton, ValidatedForm } from "#app/ui/form/validated-form.tsx";
import { z } from "#app/ui/form/zod.ts";
import { NotAllowed, Staff } from "#models/account/staff.server.ts";
import { roles } from "#models/options.ts";
import { countOpenOf, mostCounted } from "#models/request/counts.server.ts";
import { Main } from "../../shell/main.tsx";

const accesses = ["active", "disabled"] as const;

const personSchema = z.object({
	role: choice(roles, "choiceInvalid"),
	access: choice(accesses, "choiceInvalid"),
});

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

export const loader = requireAdmin(async ({ request, params, viewer }) => {
	const member = await Staff.find(params.id ?? "");
	if (!member) throw new Response("Not Found", { status: 404 });
	const language = await pageLanguage(request);
	const { brand, form, roles: roleNames } = text(language, "portal");
	const { person, staff } = text(language, "portalAccount");
	const { fullName, email, role, disabled } = member;
	const open = await countOpenOf(member.id);
	return {
		person,
		form,
		fullName,
		email,
		now: { role, access: disabled ? "disabled" : "active" },
		holds: open > 0 && interpolate(person.holds, { count: open < mostCounted ? open : `${mostCounted}+` }),
		own: member.id === viewer.id,
		roles: roles.map((value) => ({ value, label: roleNames[value] })),
		accesses: accesses.map((value) => ({ value, label: staff.access[value] })),
		title: `${fullName} · ${person.title} · ${brand}`,
	};
});

export const action = requireAdmin(async ({ request, params, viewer }) => {
	const id = params.id ?? "";
	return answerForm(request, personSchema, async ({ role, access }): Promise<null> => {
		await Staff.change(id, { role, disabled: access === "disabled" }, viewer.id).catch((error: unknown) => {
			throw error instanceof NotAllowed ? new Response("Forbidden", { status: 403 }) : error;
		});
		throw redirect(`/portal/staff?${new URLSearchParams({ done: id })}`);
	});
});

export const clientAction = keepWhatWasTyped;

export default function PersonPage() {
	const { person, form, fullName, email, now, holds, own, roles, accesses } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	return (
		<Main className="[--measure:52rem] [&>.form]:max-w-96 [&>.form]:gap-4">
			<h1>{fullName}</h1>
			<p>{email}</p>
			{holds && (
				<p>
					<Link to={`${requests}?${new URLSearchParams({ owner: email })}`}>{holds}</Link>
				</p>
			)}
			{own ? (
				<p>{person.own}</p>
			) : (
				<ValidatedForm
					id="person"
					schema={personSchema}
					texts={form}
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
							<SubmitButton>{person.submit}</SubmitButton>
						</>
					)}
				</ValidatedForm>
			)}
			<p>
				<Link to="/portal/staff">{person.back}</Link>
			</p>
		</Main>
	);
}
