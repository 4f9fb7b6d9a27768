import type { Vi } from "#app/locales/index.ts";
import { CopyButton } from "../../shell/copy-button.tsx";
import { AccountPage } from "../account-page.tsx";

type Props = { nav: Vi["portalAccount"]["account"]; text: Vi["portalFactor"]["shown"]; codes: string[] };

export function RecoveryCodes({ nav, text, codes }: Props) {
	return (
		<AccountPage nav={nav} heading={text.heading} intro={text.text}>
			<ul
				aria-label={text.label}
				className="grid w-fit grid-cols-2 gap-x-8 gap-y-1 rounded-md border px-5 py-4 text-base"
			>
				{codes.map((code) => (
					<li key={code}>
						<code className="font-bold">{code}</code>
					</li>
				))}
			</ul>
			<p className="flex flex-wrap gap-2 print:hidden">
				<CopyButton text={codes.join("\n")} label={text.copy} />
				<a href="/portal/dashboard" className="btn btn-primary">
					{text.done}
				</a>
			</p>
		</AccountPage>
	);
}
