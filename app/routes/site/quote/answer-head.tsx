import { plans } from "#app/content/plans.ts";
import { formatList, formatMoney } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import type { Vi } from "#app/locales/index.ts";
import { PageHead } from "#app/routes/site/parts/page-head.tsx";
import type { Text } from "#app/server/i18n.server.ts";
import { useAddress, usePageLanguage } from "#app/ui/page-language.ts";
import type { Quoted } from "./quote.server.ts";

type Props = { text: Text<"quote">; pricing: Vi["pricing"]; features: Vi["features"]; quoted: Quoted };

export function AnswerHead({ text, pricing, features, quoted }: Props) {
	const language = usePageLanguage();
	const address = useAddress();
	const { answer, lang } = text;
	const { asked, quote, larger, query } = quoted;
	const plan = pricing.plans[quote.plan].name;
	return (
		<div className="break-keep print:hidden">
			<PageHead
				lang={lang}
				heading={interpolate(answer.heading, { plan, amount: formatMoney(language, quote.firstYear) })}
				intro={reason()}
			>
				{larger && (
					<p className="max-w-[38em]">
						{interpolate(answer.without, { plan: pricing.plans[larger.without].name })}{" "}
						<a href={`${address("quote")}?${larger.query}`}>
							{interpolate(answer.smaller, {
								plan: pricing.plans[larger.without].name,
								amount: formatMoney(language, larger.firstYear),
							})}
						</a>
					</p>
				)}
				<p className="flex flex-wrap gap-3">
					<a className="btn btn-primary" href={`${address("contact")}?plan=${quote.plan}&${query}`}>
						{answer.send}
					</a>{" "}
					<a className="btn btn-quiet" href={`${address("trial")}?plan=${quote.plan}`}>
						{interpolate(pricing.choose, { plan })}
					</a>
				</p>
			</PageHead>
		</div>
	);

	function reason(): string {
		if (larger) {
			const modules = larger.modules.map((module) => features.modules[module].name);
			return interpolate(answer.needed, { plan, modules: formatList(language, modules) });
		}
		const users = plans.find(({ id }) => id === quote.plan)?.users;
		return interpolate(users && asked.users < users.min ? answer.smallest : answer.fits, { ...users });
	}
}
