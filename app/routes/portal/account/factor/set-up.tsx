import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { encode } from "uqr";
import type { Vi } from "#app/locales/index.ts";
import { staffAction } from "#app/server/form-action.server.ts";
import { networkDigest } from "#app/server/network.server.ts";
import { replace } from "#app/server/redirect.server.ts";
import { factorPage, forgetViewer, requireAccount } from "#app/server/staff.server.ts";
import { Factor } from "#models/account/factor.server.ts";
import { Refusal } from "#models/refusal.ts";
import { CodeForm, codeSchema } from "../../auth/code-form.tsx";
import { AccountPage } from "../account-page.tsx";
import { factorTexts } from "./factor-texts.server.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";

export { keepPage as clientAction } from "#app/ui/form/reply.ts";
export { meta } from "../../shell/title.ts";

export const loader = requireAccount(async ({ viewer, language }) => {
	const texts = factorTexts(language, "setUp");
	const offered = await Factor.offered(viewer.id);
	// With a factor it may be the page that shows its recovery codes.
	if (!offered && !(await Factor.of(viewer.id))) throw replace(factorPage);
	return { ...texts, offered: offered && { ...offered, qr: qrCode(offered.address) } };
});

/** Modules of white around it, as ISO/IEC 18004 asks. */
const border = 4;

function qrCode(text: string): { size: number; path: string } {
	const { size, data } = encode(text, { ecc: "M", border });
	const runs = data.flatMap((row, y) =>
		[
			...row
				.map((isDark) => (isDark ? "#" : " "))
				.join("")
				.matchAll(/#+/g),
		].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
	);
	return { size, path: runs.join("") };
}

export const action = staffAction(requireAccount, {
	schema: codeSchema,
	counts: "change",
	async run({ values: { code }, context, viewer, language }) {
		const codes = await Factor.turnOn(viewer, code, language, networkDigest(context));
		if (!codes) throw new Refusal({ code: ["codeWrong"] });
		forgetViewer(context);
		return codes;
	},
});

export default function SetUpPage() {
	const { account, factor, offered } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	const { setUp } = factor;
	if (reply?.status === "done") return <RecoveryCodes nav={account} text={factor.shown} codes={reply.done} />;
	if (!offered) {
		return (
			<AccountPage nav={account} heading={setUp.heading} intro={setUp.already}>
				<p>
					<Link to="/portal/factor">{setUp.back}</Link>
				</p>
			</AccountPage>
		);
	}
	return (
		<AccountPage nav={account} heading={setUp.heading} intro={setUp.intro}>
			<AppSecret {...offered} text={setUp} />
			<CodeForm
				id="set-up"
				of="app"
				label={setUp.code}
				submit={setUp.submit}
				reply={reply}
				failure={factor.failed}
			/>
		</AccountPage>
	);
}

type SecretProps = {
	secret: string;
	address: string;
	qr: ReturnType<typeof qrCode>;
	text: Vi["portalFactor"]["setUp"];
};

function AppSecret({ secret, address, qr, text }: SecretProps) {
	return (
		<div className="grid gap-3">
			<svg
				role="img"
				aria-label={text.qr}
				viewBox={`0 0 ${qr.size} ${qr.size}`}
				width="220"
				height="220"
				shapeRendering="crispEdges"
				className="border bg-white"
			>
				<path d={qr.path} className="fill-ink" />
			</svg>
			<p>
				<a href={address} className="inline-block py-1">
					{text.open}
				</a>
			</p>
			<p>
				{text.secret} <code className="text-base font-bold">{secret.replace(/.{4}(?=.)/g, "$& ")}</code>
			</p>
		</div>
	);
}
