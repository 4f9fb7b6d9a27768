import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerForm } from "#app/server/form.server.ts";
import { networkDigest } from "#app/server/network.server.ts";
import { asksProof, takeProof } from "#app/server/proof.server.ts";
import { replace } from "#app/server/redirect.server.ts";
import { factorPage, requireAccount } from "#app/server/staff.server.ts";
import { keepWhatWasTyped } from "#app/ui/form/reply.ts";
import { SubmitButton, ValidatedForm } from "#app/ui/form/validated-form.tsx";
import { z } from "#app/ui/form/zod.ts";
import { Factor } from "#models/account/factor.server.ts";
import { countFormWrite } from "../../change.server.ts";
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

export const action = requireAccount(async (args) => {
	const renew = async ({ proof }: { proof?: string }): Promise<string[]> => {
		await takeProof(args, proof);
		await countFormWrite(args.viewer, "change");
		const { id, network } = args.viewer;
		const codes = await Factor.renewCodes(id, networkDigest(args.context), network);
		if (!codes) throw replace(factorPage);
		return codes;
	};
	return answerForm(args.request, newCodesSchema, renew);
});

export const clientAction = keepWhatWasTyped;

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
