import { interpolate } from "#app/i18n/interpolate.ts";
import { WholeCustomer } from "../../customers/whole-customer.tsx";
import { Facts } from "../../record/facts.tsx";
import { useRequestTexts } from "../use-texts.ts";
import type { ShownRequest } from "./shown-request.server.ts";

type Props = { request: ShownRequest };

export function Came({ request: { id, came, deadline, answered } }: Props) {
	const { detail } = useRequestTexts();
	return (
		<div>
			<WholeCustomer id={id} />
			<p className="hint">
				{came}. {interpolate(detail.answerBy, { deadline })}.
				{answered && ` ${interpolate(detail.answeredAt, { at: answered })}.`}
			</p>
		</div>
	);
}

/** What the visitor wrote moves here once the last contact takes its place above the form. */
export function RequestFacts({ request: { facts, last, history } }: Props) {
	const { sent } = useRequestTexts().detail;
	const isAbove = !last && !history.previous;
	return <Facts heading={sent} facts={facts.filter(({ isLong }) => !(isLong && isAbove))} />;
}
