import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { interpolate } from "#app/i18n/interpolate.ts";
import { leadTo } from "#app/server/flash.server.ts";
import { staffAction } from "#app/server/form-action.server.ts";
import { text } from "#app/server/i18n.server.ts";
import { asksProof } from "#app/server/proof.server.ts";
import { replace } from "#app/server/redirect.server.ts";
import { factorPage, requireAccount } from "#app/server/staff.server.ts";
import { Passkey, type PasskeyView } from "#models/account/passkey.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { ProofForm, proofSchema } from "../../prove/proof-field.tsx";
import { AccountPage } from "../account-page.tsx";
import { factorTexts } from "./factor-texts.server.ts";

export { keepPage as clientAction } from "#app/ui/form/reply.ts";
export { meta } from "../../shell/title.ts";

export const loader = requireAccount(async (args) => {
	const { name } = await namedPasskey(args);
	const texts = factorTexts(args.language, "removePasskey");
	const heading = interpolate(texts.factor.removePasskey.heading, { name });
	return { ...texts, heading, isAsked: await asksProof(args.request) };
});

export const action = staffAction(requireAccount, {
	schema: proofSchema,
	counts: "change",
	proof: "typed",
	async run(args) {
		const { viewer, language } = args;
		const { id } = await namedPasskey(args);
		await Passkey.remove(viewer, id, language);
		return leadTo(factorPage, text(language, "portalFactor").notices.passkeyRemoved);
	},
});

async function namedPasskey({
	request,
	viewer,
}: Pick<LoaderFunctionArgs, "request"> & { viewer: Viewer }): Promise<PasskeyView> {
	const wanted = new URL(request.url).searchParams.get("passkey");
	const found = (await Passkey.listFor(viewer.id)).find(({ id }) => id === wanted);
	if (!found) throw replace(factorPage);
	return found;
}

export default function RemovePasskeyPage() {
	const { account, factor, heading, isAsked } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	const { removePasskey } = factor;
	return (
		<AccountPage nav={account} heading={heading} intro={removePasskey.intro}>
			<ProofForm id="remove-passkey" asked={isAsked} reply={reply} failure={factor.failed}>
				{removePasskey.submit}
			</ProofForm>
			<p>
				<Link to="/portal/factor">{removePasskey.cancel}</Link>
			</p>
		</AccountPage>
	);
}
