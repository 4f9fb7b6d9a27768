import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { staffAction } from "#app/server/form-action.server.ts";
import { networkDigest } from "#app/server/network.server.ts";
import { asksProof } from "#app/server/proof.server.ts";
import { replace } from "#app/server/redirect.server.ts";
import { factorPage, requireAccount } from "#app/server/staff.server.ts";
import { keepPage } from "#app/ui/form/reply.ts";
import { SubmitButton, ValidatedForm } from "#app/ui/form/validated-form.tsx";
import { z } from "#app/ui/form/zod.ts";
import { Factor } from "#models/account/factor.server.ts";
import { ProofField, proofFields } from "../../prove/proof-field.tsx";
import { usePortal } from "../../shell/use-portal.ts";
import { AccountPage } from "../account-page.tsx";
import { factorTexts } from "./factor-texts.server.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";

const newCodesSchema = z.object(proofFields);

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

export const loader = requireAccount(async ({ request, viewer }) => {
	if (!(await Factor.of(viewer.id))) throw replace(factorPage);
	const { language, ...texts } = await factorTexts(request, "codes");
	return { ...texts, isAsked: await asksProof(request) };
});

export const action = staffAction(requireAccount, {
	schema: newCodesSchema,
	counts: "change",
	proof: "typed",
	async run({ context, viewer }) {
		const codes = await Factor.renewCodes(viewer.id, networkDigest(context), viewer.network);
		return codes ?? replace(factorPage);
	},
});

export const clientAction = keepPage;

export default function NewCodesPage() {
	const { form } = usePortal().text;
	const { account, factor, isAsked } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	const { codes, shown } = factor;
	if (reply?.status === "done") return <RecoveryCodes nav={account} text={shown} codes={reply.done} />;
	return (
		<AccountPage nav={account} heading={codes.heading} intro={codes.intro}>
			<ValidatedForm
				id="new-codes"
				schema={newCodesSchema}
				texts={form}
				reply={reply}
				failure={factor.failed}
			>
				{(fields) => (
					<>
						<ProofField field={fields.proof} asked={isAsked} />
						<SubmitButton>{codes.submit}</SubmitButton>
					</>
				)}
			</ValidatedForm>
		</AccountPage>
	);
}
