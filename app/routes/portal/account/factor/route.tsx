import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { formatDate, formatDateTime } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { staffAction } from "#app/server/form-action.server.ts";
import { asksProof } from "#app/server/proof.server.ts";
import { redirect } from "#app/server/redirect.server.ts";
import { requireAccount } from "#app/server/staff.server.ts";
import { Factor } from "#models/account/factor.server.ts";
import { Passkey } from "#models/account/passkey.server.ts";
import { passkeysPerAccount } from "#models/limits.ts";
import { ProofForm, proofSchema } from "../../prove/proof-field.tsx";
import { AccountPage } from "../account-page.tsx";
import { factorTexts } from "./factor-texts.server.ts";
import { Passkeys } from "./passkeys.tsx";

export { keepPage as clientAction } from "#app/ui/form/reply.ts";
export { meta } from "../../shell/title.ts";

export const loader = requireAccount(async ({ request, viewer, language }) => {
	const texts = factorTexts(language, null);
	const on = await Factor.of(viewer.id);
	const { since, left } = texts.factor.on;
	const { full } = texts.factor.passkeys;
	const passkeys = await Passkey.listFor(viewer.id);
	return {
		...texts,
		on: on && [
			interpolate(since, { day: formatDate(language, on.since) }),
			interpolate(left, { count: on.codesLeft }),
		],
		must: viewer.lacksFactor ?? false,
		isAsked: await asksProof(request),
		passkeys: passkeys.map(({ id, name, addedAt, lastUsedAt }) => ({
			id,
			name,
			added: { at: addedAt, shown: formatDate(language, addedAt) },
			lastUse: lastUsedAt ? { at: lastUsedAt, shown: formatDateTime(language, lastUsedAt) } : null,
		})),
		isFull: passkeys.length >= passkeysPerAccount,
		full: interpolate(full, { count: passkeysPerAccount }),
	};
});

export const action = staffAction(requireAccount, {
	schema: proofSchema,
	counts: "change",
	proof: "typed",
	async run({ viewer }) {
		await Factor.offer(viewer.id);
		return redirect("/portal/factor/set-up");
	},
});

export default function FactorPage() {
	const { account, factor, on, must, isAsked, passkeys, isFull, full } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	return (
		<AccountPage nav={account} heading={factor.heading} intro={factor.intro}>
			{must && <p className="notice">{factor.must}</p>}
			{on ? (
				<>
					<p>
						<b>{on[0]}</b> {on[1]}
					</p>
					<p>
						<Link to="/portal/factor/codes">{factor.on.newCodes}</Link>
					</p>
					<p>
						<Link to="/portal/factor/off">{factor.on.turnOff}</Link>
					</p>
					<p className="hint">{factor.on.devices}</p>
				</>
			) : (
				<>
					<p>{factor.needs}</p>
					<ProofForm id="factor" asked={isAsked} reply={reply} failure={factor.failed}>
						{factor.turnOn}
					</ProofForm>
				</>
			)}
			<Passkeys passkeys={passkeys} isFull={isFull} full={full} text={factor.passkeys} />
		</AccountPage>
	);
}
