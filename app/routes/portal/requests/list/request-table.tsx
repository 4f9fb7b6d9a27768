import { Link, useLocation } from "@remix-run/react";
import { requestAddress } from "#app/addresses/records.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { phoneAddress } from "#models/contact/phone.ts";
import { direct } from "#models/request/source.ts";
import type { RequestRow } from "#models/request/view.ts";
import { CompanyLink } from "../../customers/company-link.tsx";
import { PhoneLink } from "../../record/phone.tsx";
import { useRecordTexts } from "../../record/use-texts.ts";
import { Tick } from "../../several/tick.tsx";
import { usePortal } from "../../shell/use-portal.ts";
import type { Due, DueGroup, Ended } from "../due.server.ts";
import { DueTime } from "../due-time.tsx";
import { TakeForm } from "../take-form.tsx";
import { useRequestTexts } from "../use-texts.ts";

type ListedRequest = Omit<RequestRow, "createdAt" | "dueAt" | "demoAt" | "ending" | "isLate" | "language"> & {
	/** The name of the language in which they wrote, if it is not Vietnamese. */
	language: string | null;
	due: Due | null;
	ended: Ended | null;
	demoTime?: string;
	came: string;
	owner: string | null;
	emailShown: string;
	isWrongNumber: boolean;
};

type Props = {
	rows: ListedRequest[];
	/** Whether what is late, due today and due later stands apart; the rows are in the order of their deadlines. */
	isGrouped: boolean;
};

export function RequestTable({ rows, isGrouped }: Props) {
	const { list, kinds, states } = useRequestTexts();
	const columns = rows.every(({ ended }) => ended)
		? { ...list.columns, due: list.views.ended }
		: list.columns;
	const { search } = useLocation();
	return (
		<table className="list leads">
			<thead className="max-lg:sr-only">
				<tr>
					<td />
					{Object.entries(columns).map(([name, label]) => (
						<th key={name} scope="col">
							{name === "action" ? <span className="sr-only">{label}</span> : label}
						</th>
					))}
				</tr>
			</thead>
			{groupsOf(rows, isGrouped).map(([group, members]) => (
				<tbody key={group}>
					{isGrouped && group && (
						<tr className="group">
							<th scope="rowgroup" colSpan={8} className="pt-4! text-sm">
								{list.groups[group]}
							</th>
						</tr>
					)}
					{members.map((row) => (
						<tr key={row.id} className={row.due ? `border-s-4! ${edges[row.due.group]}` : undefined}>
							{/* A new owner resets the tick, as a new version does for an inquiry. */}
							<Tick key={row.ownerId} value={row.id} name={row.name} />
							<th scope="row">
								<Link to={requestAddress(row.id, undefined, search)} discover={discoverIn(row === rows[0])}>
									{row.name}
								</Link>{" "}
								<small className="firm">
									<CompanyLink
										record={row.id}
										name={row.companyName}
										discover={discoverIn(row === rows[0])}
									/>
								</small>
							</th>
							<td className="due">
								{row.due && <DueTime due={row.due} />}
								{row.ended && <EndedTime ended={row.ended} />}
							</td>
							<td className="kind">
								{kinds[row.kind]} {row.demoTime && <small>{row.demoTime}</small>}{" "}
								{row.state === "answered" && <small>{states.answered}</small>}
							</td>
							<td className="reach">
								<Reach row={row} />
							</td>
							<td className="source">
								<Source row={row} />
							</td>
							<td className={row.ownerId === null ? "max-lg:hidden" : "owner"}>
								<Owner row={row} />
							</td>
							<td className="acts">
								{row.ownerId === null && row.state !== "ended" && (
									<TakeForm
										id={row.id}
										name={row.name}
										search={search}
										discover={discoverIn(row === rows[0])}
									/>
								)}
							</td>
						</tr>
					))}
				</tbody>
			))}
		</table>
	);
}

const edges: Record<DueGroup, string> = {
	late: "border-s-danger",
	today: "border-s-offer",
	later: "border-s-line",
};

type Group = [DueGroup | undefined, ListedRequest[]];

function groupsOf(rows: ListedRequest[], isGrouped: boolean): Group[] {
	if (!isGrouped) return [[undefined, rows]];
	const groups: DueGroup[] = ["late", "today", "later"];
	return groups.flatMap((group): Group[] => {
		const members = rows.filter(({ due }) => due?.group === group);
		return members.length > 0 ? [[group, members]] : [];
	});
}

function EndedTime({ ended: { how, at, time } }: { ended: Ended }) {
	return (
		<span>
			{how}{" "}
			<small>
				<time dateTime={at}>{time}</time>
			</small>
		</span>
	);
}

function Reach({ row: { phone, isWrongNumber, email, emailShown, isMailRefused } }: { row: ListedRequest }) {
	const { reach } = useRecordTexts();
	if (phone) return <PhoneLink phone={phone} isWrongNumber={isWrongNumber} call={phoneAddress(phone)} />;
	if (isMailRefused) return interpolate(reach.nowhere, { email: emailShown });
	return <a href={`mailto:${email}`}>{emailShown}</a>;
}

function Source({ row: { source, language, came } }: { row: ListedRequest }) {
	const { list, direct: typed } = useRequestTexts();
	return (
		<span>
			{[source === direct ? typed : source, language].filter(Boolean).join(" · ")}{" "}
			<small>{interpolate(list.came, { at: came })}</small>
		</span>
	);
}

function Owner({ row: { owner, ownerId } }: { row: ListedRequest }) {
	const { viewer } = usePortal();
	const { nobody, you, list } = useRequestTexts();
	if (ownerId === null) return <span className="text-ink-soft">{nobody}</span>;
	return (
		<>
			<span className="text-ink-soft lg:hidden">{list.columns.owner}: </span>
			{ownerId === viewer?.id ? you : owner}
		</>
	);
}

/** The browser asks once which routes such addresses lead to; those of the other rows are the same. */
const discoverIn = (isFirst: boolean): "render" | "none" => (isFirst ? "render" : "none");
