import { Link } from "@remix-run/react";
import { recordAddress } from "#app/addresses/records.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import type { Named as NamedRecord } from "#models/records/records.server.ts";
import { useRequestTexts } from "../use-texts.ts";
import type { ShownRequest } from "./shown-request.server.ts";

export function RequestHead({ request }: { request: ShownRequest }) {
	const { detail, demo, kinds, states, nobody } = useRequestTexts();
	const {
		name,
		companyName,
		kind,
		state,
		ended,
		owner,
		held,
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
			<p className="flex flex-wrap items-center gap-x-2">
				<span className="badge">{kinds[kind]}</span>{" "}
				<span className={state === "ended" ? "badge badge-good" : "badge badge-warn"}>{states[state]}</span>{" "}
				<span className="text-ink-soft">{interpolate(detail.owner, { name: owner ?? nobody })}</span>{" "}
				{held && <span className="text-ink-soft">{held}</span>}
			</p>
			{demoTime && <p className="font-bold">{interpolate(demo.booked, { time: demoTime })}</p>}
			{trialLine && <p className="font-bold">{trialLine}</p>}
			{ended && <p>{interpolate(detail.ended, { ending: ended.how, at: ended.time })}</p>}
			<Named label={detail.duplicateOf} records={duplicates.original ? [duplicates.original] : []} />
			<Named label={detail.duplicates} records={duplicates.copies} />
			{inquiryIsDeleted && <p>{detail.inquiryDeleted}</p>}
			{consentWithdrawn && <p className="notice">{consentWithdrawn}</p>}
		</header>
	);
}

function Named({ label, records }: { label: string; records: NamedRecord[] }) {
	const { kinds } = useRequestTexts();
	if (records.length === 0) return null;
	return (
		<p>
			{label}:{" "}
			{records.map(({ id, kind, name }, index) => (
				<span key={id}>
					{index > 0 && ", "}
					<Link className="inline-block py-[0.15rem]" to={recordAddress(kind, id)}>
						{kinds[kind]}, {name}
					</Link>
				</span>
			))}
		</p>
	);
}
