import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { leadTo } from "#app/server/flash.server.ts";
import { staffAction } from "#app/server/form-action.server.ts";
import { text } from "#app/server/i18n.server.ts";
import { replace } from "#app/server/redirect.server.ts";
import { takeFactor } from "#app/server/second-step.server.ts";
import { factorPage, requireAccount } from "#app/server/staff.server.ts";
import { orTooManyTries } from "#app/server/tries.server.ts";
import { Factor } from "#models/account/factor.server.ts";
import { needsFactor } from "#models/account/user.server.ts";
import { Refusal } from "#models/refusal.ts";
import { CodeForm, codeSchema } from "../../auth/code-form.tsx";
import { AccountPage } from "../account-page.tsx";
import { factorTexts } from "./factor-texts.server.ts";

export { keepPage as clientAction } from "#app/ui/form/reply.ts";
export { meta } from "../../shell/title.ts";

export const loader = requireAccount(async ({ viewer, language }) => {
	if (!(await Factor.of(viewer.id))) throw replace(factorPage);
	return { ...factorTexts(language, "off"), must: needsFactor(viewer.role) };
});

export const action = staffAction(requireAccount, {
	schema: codeSchema,
	counts: "change",
	async run({ values: { code }, ...args }) {
		const { viewer, language } = args;
		const isRight = await takeFactor(args, viewer, code).catch(orTooManyTries({ code: ["codeTries"] }));
		if (!isRight) throw new Refusal({ code: ["codeWrong"] });
		await Factor.remove(viewer.id, viewer, language);
		return leadTo(factorPage, text(language, "portalFactor").notices.off);
	},
});

export default function TurnOffPage() {
	const { account, factor, must } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	const { off } = factor;
	return (
		<AccountPage nav={account} heading={off.heading} intro={off.intro}>
			{must && <p className="notice">{off.must}</p>}
			<CodeForm
				id="turn-off"
				of="either"
				label={off.code}
				submit={off.submit}
				reply={reply}
				failure={factor.failed}
			/>
			<p>
				<Link to="/portal/factor">{off.cancel}</Link>
			</p>
		</AccountPage>
	);
}
