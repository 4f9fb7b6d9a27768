import { Link } from "@remix-run/react";
import { recordAddress } from "#app/addresses/customers.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import type { NamedRecord } from "#models/customer/related.server.ts";
import { WholeCustomer } from "../../customers/whole-customer.tsx";
import { DueTime } from "../due-time.tsx";
import { useRequestTexts } from "../use-texts.ts";
import type { ShownRequest } from "./shown-request.server.ts";

export function RequestHead({ request }: { request: ShownRequest }) {
	const { detail, demo, kinds, states, nobody } = useRequestTexts();
	const {
		name,
		companyName,
		kind,
		state,
		due,
		came,
		deadline,
		answered,
		ended,
		owner,
		demoTime,
		trialLine,
		consentWithdrawn,
		inquiryIsDeleted,
		duplicates,
	} = request;
	return (
		<header className="grid grid-cols-[minmax(0,1fr)] gap-[0.15rem] wrap-anywhere">
			<h1>{name}</h1>
			<p className="text-base">{companyName}</p>
			<WholeCustomer id={request.id} />
			<p className="flex flex-wrap gap-2">
				<span className="badge">{kinds[kind]}</span>{" "}
				<span className={state === "ended" ? "badge badge-good" : "badge badge-warn"}>{states[state]}</span>
			</p>
			{due && (
				<p className="mt-2">
					<DueTime due={due} />
				</p>
			)}
			{demoTime && <p className="font-bold">{interpolate(demo.booked, { time: demoTime })}</p>}
			{trialLine && <p className="font-bold">{trialLine}</p>}
			{ended && <p>{interpolate(detail.ended, { ending: ended.how, at: ended.time })}</p>}
			<Named label={detail.duplicateOf} records={duplicates.original ? [duplicates.original] : []} />
			<Named label={detail.duplicates} records={duplicates.copies} />
			{inquiryIsDeleted && <p>{detail.inquiryDeleted}</p>}
			<p className="hint">
				{came}. {interpolate(detail.answerBy, { deadline })}.
				{answered && ` ${interpolate(detail.answeredAt, { at: answered })}.`}
			</p>
			{consentWithdrawn && <p className="notice">{consentWithdrawn}</p>}
			<p>{interpolate(detail.owner, { name: owner ?? nobody })}</p>
		</header>
	);
}

function Named({ label, records }: { label: string; records: NamedRecord[] }) {
	const { kinds, related } = useRequestTexts();
	if (records.length === 0) return null;
	return (
		<p>
			{label}:{" "}
			{records.map(({ id, kind, name }, index) => (
				<span key={id}>
					{index > 0 && ", "}
					<Link className="inline-block py-[0.15rem]" to={recordAddress(kind, id)}>
						{kind === "inquiry" ? related.inquiry : kinds[kind]}, {name}
					</Link>
				</span>
			))}
		</p>
	);
}
