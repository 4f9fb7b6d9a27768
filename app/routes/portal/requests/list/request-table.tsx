import { Form, Link } from "@remix-run/react";
import { interpolate } from "#app/i18n/interpolate.ts";
import { Pressed } from "#app/ui/form/pressed.tsx";
import { phoneAddress } from "#models/phone.ts";
import { direct } from "#models/request/source.ts";
import type { RequestRow } from "#models/request/view.ts";
import { usePortal } from "../../shell/use-portal.ts";
import type { Due } from "../due.server.ts";
import { DueTime } from "../due-time.tsx";
import { useRequestTexts } from "../layout.tsx";
import { requestAddress } from "../paths.ts";

/** A request as the list shows it. */
export type ListedRequest = RequestRow & { due: Due | null; came: string; owner: string | null };

export function RequestTable({ rows }: { rows: ListedRequest[] }) {
	const { list, kinds, states } = useRequestTexts();
	const { columns } = list;
	return (
		<table className="account-table requests">
			<thead>
				<tr>
					{Object.entries(columns).map(([name, label]) => (
						<th key={name} scope="col">
							{name === "action" ? <span className="sr-only">{label}</span> : label}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<tr key={row.id}>
						<td data-label={columns.due}>{row.due ? <DueTime due={row.due} /> : states[row.state]}</td>
						<th scope="row">
							<Link to={requestAddress(row.id)} className="inline-block py-[0.15rem]">
								{row.name}
							</Link>
							<small className="block font-normal text-ink-soft">{row.companyName}</small>
						</th>
						<td data-label={columns.kind}>
							<span>
								{kinds[row.kind]}
								{row.state === "answered" && <small className="block text-ink-soft">{states.answered}</small>}
							</span>
						</td>
						<td data-label={columns.reach} className="wrap-anywhere">
							<Reach row={row} />
						</td>
						<td data-label={columns.source}>
							<Source row={row} />
						</td>
						<td data-label={columns.owner}>
							<Owner row={row} />
						</td>
						<td>{row.ownerId === null && row.state !== "ended" && <TakeForm row={row} />}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

function Reach({ row: { phone, email } }: { row: ListedRequest }) {
	const address = phone && phoneAddress(phone);
	if (!phone) return <a href={`mailto:${email}`}>{email}</a>;
	return address ? <a href={address}>{phone}</a> : phone;
}

function Source({ row: { source, language, came } }: { row: ListedRequest }) {
	const { list, direct: typed } = useRequestTexts();
	return (
		<span>
			{source === direct ? typed : source} · {language}
			<small className="block text-ink-soft">{interpolate(list.came, { at: came })}</small>
		</span>
	);
}

function Owner({ row: { owner, ownerId } }: { row: ListedRequest }) {
	const { viewer } = usePortal();
	const { nobody, you } = useRequestTexts();
	if (ownerId === null) return <span className="text-ink-soft">{nobody}</span>;
	return ownerId === viewer?.id ? you : owner;
}

function TakeForm({ row: { id, name } }: { row: ListedRequest }) {
	const { list } = useRequestTexts();
	return (
		<Form method="post" action={requestAddress(id, "take")}>
			<Pressed />
			<button type="submit" className="btn btn-quiet" aria-label={interpolate(list.takeOf, { name })}>
				{list.take}
			</button>
		</Form>
	);
}
