import { useActionData, useLoaderData } from "@remix-run/react";
import { staffAction } from "#app/server/form-action.server.ts";
import { networkDigest } from "#app/server/network.server.ts";
import { asksProof } from "#app/server/proof.server.ts";
import { replace } from "#app/server/redirect.server.ts";
import { factorPage, requireAccount } from "#app/server/staff.server.ts";
import { Factor } from "#models/account/factor.server.ts";
import { ProofForm, proofSchema } from "../../prove/proof-field.tsx";
import { AccountPage } from "../account-page.tsx";
import { factorTexts } from "./factor-texts.server.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";

export { keepPage as clientAction } from "#app/ui/form/reply.ts";
export { meta } from "../../shell/title.ts";

export const loader = requireAccount(async ({ request, viewer, language }) => {
	if (!(await Factor.of(viewer.id))) throw replace(factorPage);
	return { ...factorTexts(language, "codes"), isAsked: await asksProof(request) };
});

export const action = staffAction(requireAccount, {
	schema: proofSchema,
	counts: "change",
	proof: "typed",
	async run({ context, viewer }) {
		const codes = await Factor.renewCodes(viewer, networkDigest(context));
		return codes ?? replace(factorPage);
	},
});

export default function NewCodesPage() {
	const { account, factor, isAsked } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	const { codes, shown } = factor;
	if (reply?.status === "done") return <RecoveryCodes nav={account} text={shown} codes={reply.done} />;
	return (
		<AccountPage nav={account} heading={codes.heading} intro={codes.intro}>
			<ProofForm id="new-codes" asked={isAsked} reply={reply} failure={factor.failed}>
				{codes.submit}
			</ProofForm>
		</AccountPage>
	);
}
