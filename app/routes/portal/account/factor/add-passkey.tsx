import { Link, useActionData, useLoaderData, useNavigation, useSubmit } from "@remix-run/react";
import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import { useCallback } from "react";
import { siteOrigin } from "#app/addresses/origin.server.ts";
import { deviceName } from "#app/server/device-name.ts";
import { leadTo } from "#app/server/flash.server.ts";
import { staffAction } from "#app/server/form-action.server.ts";
import { text } from "#app/server/i18n.server.ts";
import { readRegistration } from "#app/server/passkey.server.ts";
import { asksProof, takeProof } from "#app/server/proof.server.ts";
import { factorPage, requireAccount } from "#app/server/staff.server.ts";
import { TextField } from "#app/ui/form/field.tsx";
import { requiredText } from "#app/ui/form/fields.ts";
import { openedBy, useOpenedForms } from "#app/ui/form/opened-form.tsx";
import { SubmitButton, ValidatedForm } from "#app/ui/form/validated-form.tsx";
import { z } from "#app/ui/form/zod.ts";
import { Passkey } from "#models/account/passkey.server.ts";
import { maxLength } from "#models/limits.ts";
import { Refusal } from "#models/refusal.ts";
import { responseField, useCeremony } from "../../passkey/ceremony.ts";
import { PasskeyGate } from "../../passkey/passkey-gate.tsx";
import { ProofField, proofFields } from "../../prove/proof-field.tsx";
import { Announcement } from "../../shell/announcement.tsx";
import { usePortal } from "../../shell/use-portal.ts";
import { AccountPage } from "../account-page.tsx";
import { factorTexts } from "./factor-texts.server.ts";

export { keepPage as clientAction } from "#app/ui/form/reply.ts";
export { meta } from "../../shell/title.ts";

const addSchema = z.object({
	name: requiredText("required", maxLength.choice),
	...proofFields,
	...responseField,
});

type Offer = { options: Omit<PublicKeyCredentialCreationOptionsJSON, "extensions">; name: string };

export const loader = requireAccount(async ({ request, language }) => {
	const texts = factorTexts(language, "addPasskey");
	const { unnamed } = texts.factor.passkeys;
	const name = deviceName(request.headers.get("User-Agent") ?? "") ?? unnamed;
	return { ...texts, name, isAsked: await asksProof(request) };
});

/** Answers first with what the browser needs, after proof of identity, and then stores what the browser made from it. */
export const action = staffAction(requireAccount, {
	schema: addSchema,
	counts: "change",
	async run(args): Promise<Offer | Response> {
		const { request, viewer, language } = args;
		const { name, proof, response } = args.values;
		const origin = siteOrigin(request);
		if (!response) {
			await takeProof(args, proof);
			return { options: await Passkey.offer(viewer, origin), name };
		}
		const made = readRegistration(response);
		if (!made || !(await Passkey.add(viewer, origin, made, name, language)))
			throw new Refusal("passkeyRefused");
		return leadTo(factorPage, text(language, "portalFactor").notices.passkeyAdded);
	},
});

async function ask({ options: optionsJSON }: Offer) {
	const { startRegistration } = await import("@simplewebauthn/browser");
	return startRegistration({ optionsJSON });
}

export default function AddPasskeyPage() {
	const { form } = usePortal().text;
	const { account, factor, name, isAsked } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	const submit = useSubmit();
	const opened = useOpenedForms()?.openedBy;
	const send = useCallback(
		(response: string, { name }: Offer) =>
			submit(opened ? { name, response, [openedBy]: opened } : { name, response }, {
				method: "post",
				replace: true,
			}),
		[submit, opened],
	);
	const outcome = useCeremony(reply, useNavigation().state === "idle", ask, send);
	const { addPasskey } = factor;
	const { asking, cancelled, exists, notMade: failed } = addPasskey;
	return (
		<AccountPage nav={account} heading={addPasskey.heading} intro={addPasskey.intro}>
			{outcome && (
				<Announcement
					key={outcome}
					className={outcome === "failed" ? "error-box" : "notice"}
					text={{ asking, cancelled, exists, failed }[outcome]}
				/>
			)}
			<PasskeyGate needs={factor.passkeys.needs}>
				<ValidatedForm
					id="passkey"
					schema={addSchema}
					texts={{ ...form, errors: { ...form.errors, ...addPasskey.errors } }}
					reply={reply}
					failure={factor.failed}
					defaultValue={{ name }}
				>
					{(fields) => (
						<>
							<TextField
								field={fields.name}
								label={addPasskey.name}
								hint={addPasskey.nameHint}
								autoComplete="off"
							/>
							<ProofField field={fields.proof} asked={isAsked} />
							<SubmitButton>{addPasskey.submit}</SubmitButton>
						</>
					)}
				</ValidatedForm>
			</PasskeyGate>
			<p>
				<Link to="/portal/factor">{addPasskey.cancel}</Link>
			</p>
		</AccountPage>
	);
}
