import { Link, useLocation } from "@remix-run/react";
import { requestAddress } from "#app/addresses/requests.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { phoneAddress } from "#models/contact/phone.ts";
import { direct } from "#models/request/source.ts";
import type { RequestRow } from "#models/request/view.ts";
import { CompanyLink } from "../../customers/company-link.tsx";
import { PhoneLink } from "../../record/phone.tsx";
import { useRecordTexts } from "../../record/use-texts.ts";
import { Tick } from "../../several/tick.tsx";
import { PostForm } from "../../shell/post-form.tsx";
import { usePortal } from "../../shell/use-portal.ts";
import type { Due, DueGroup, Ended } from "../due.server.ts";
import { DueTime } from "../due-time.tsx";
import { useRequestTexts } from "../use-texts.ts";

type ListedRequest = Omit<RequestRow, "createdAt" | "dueAt" | "demoAt" | "ending" | "isLate"> & {
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
		<table className="w-full max-lg:block [&_a]:inline-block [&_a]:py-[0.15rem] [&_small]:block [&_small]:font-normal [&_small]:text-ink-soft">
			<thead className="max-lg:sr-only">
				<tr>
					<td className="border-b" />
					{Object.entries(columns).map(([name, label]) => (
						<th key={name} scope="col" className="border-b py-1.5 pe-4 text-xs text-ink-soft">
							{name === "action" ? <span className="sr-only">{label}</span> : label}
						</th>
					))}
				</tr>
			</thead>
			{groupsOf(rows, isGrouped).map(([group, members]) => (
				<tbody key={group} className={`${cells} ${cards}`}>
					{isGrouped && group && (
						<tr className="max-lg:contents!">
							<th scope="rowgroup" colSpan={8} className="pt-4! text-sm max-lg:col-span-full">
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
								<small>
									<CompanyLink
										record={row.id}
										name={row.companyName}
										discover={discoverIn(row === rows[0])}
									/>
								</small>
							</th>
							<td>
								{row.due && <DueTime due={row.due} />}
								{row.ended && <EndedTime ended={row.ended} />}
							</td>
							<td>
								{kinds[row.kind]} {row.demoTime && <small>{row.demoTime}</small>}{" "}
								{row.state === "answered" && <small>{states.answered}</small>}
							</td>
							<td>
								<Reach row={row} />
							</td>
							<td>
								<Source row={row} />
							</td>
							<td className={row.ownerId === null ? "max-lg:hidden" : "min-w-24 wrap-anywhere"}>
								<Owner row={row} />
							</td>
							<td>
								{row.ownerId === null && row.state !== "ended" && (
									<TakeForm row={row} discover={discoverIn(row === rows[0])} />
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

const cells =
	"lg:[&_td:first-child]:ps-3 [&_th>a]:inline-block [&_td:last-child]:text-end [&_:is(td:nth-child(5),td:nth-child(6))]:wrap-anywhere [&_th]:min-w-32 [&_th]:wrap-anywhere lg:[&_:is(td,th)]:border-b lg:[&_:is(td,th)]:py-2 lg:[&_:is(td,th)]:pe-4";

const cards =
	"max-lg:grid max-lg:grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))] max-lg:gap-3 max-lg:[&_:is(td:nth-child(4),td:nth-child(6),td:nth-child(7))]:col-span-full max-lg:[&_:is(td:nth-child(4),td:nth-child(6),td:nth-child(7))]:text-xs max-lg:[&_td:last-child]:col-start-2 max-lg:[&_td:last-child]:row-span-3 max-lg:[&_td:last-child]:row-start-2 max-lg:[&_td:nth-child(4)]:order-first max-lg:[&_:is(td:nth-child(3),td:nth-child(5))]:col-start-1 max-lg:[&_tr]:relative max-lg:[&_tr]:grid max-lg:[&_tr]:grid-cols-[minmax(0,1fr)_auto] max-lg:[&_tr]:items-start max-lg:[&_tr]:gap-x-4 max-lg:[&_tr]:gap-y-1 max-lg:[&_tr]:rounded-md max-lg:[&_tr]:border max-lg:[&_tr]:bg-white max-lg:[&_tr]:p-3 max-lg:[&_tr]:ps-11 [&_tr:has([name=chosen]:checked)]:bg-mist!";

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
			{source === direct ? typed : source} · {language} <small>{interpolate(list.came, { at: came })}</small>
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

type Discover = "render" | "none";

/** The browser asks once which routes such addresses lead to; those of the other rows are the same. */
const discoverIn = (isFirst: boolean): Discover => (isFirst ? "render" : "none");

function TakeForm({ row: { id, name }, discover }: { row: ListedRequest; discover: Discover }) {
	const { list } = useRequestTexts();
	return (
		<PostForm action={requestAddress(id, "take", useLocation().search)} discover={discover}>
			<button type="submit" className="btn btn-quiet" aria-label={interpolate(list.takeOf, { name })}>
				{list.take}
			</button>
		</PostForm>
	);
}
