import { Link, useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { useId } from "react";
import { taskAddress, todayPage } from "#app/addresses/portal.ts";
import { requests } from "#app/addresses/records.ts";
import { formatDay } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { leadTo } from "#app/server/flash.server.ts";
import { staffAction } from "#app/server/form-action.server.ts";
import { text } from "#app/server/i18n.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { reloadUnlessFailed } from "#app/ui/form/reply.ts";
import { taskGroups, tasksOf } from "#models/customer/today.server.ts";
import { tasksShown } from "#models/limits.ts";
import { isOfDemo } from "#models/records/record-id.ts";
import { Records } from "#models/records/records.server.ts";
import { lateOfColleagues } from "#models/records/workload.server.ts";
import { Refusal } from "#models/refusal.ts";
import { calendarDay } from "#models/time/calendar.ts";
import { CompanyLink } from "../customers/company-link.tsx";
import { ContactLog } from "../record/contact-log.tsx";
import { LastWords } from "../record/last-words.tsx";
import { PhoneLink } from "../record/phone.tsx";
import { contactSchema } from "../record/schema.ts";
import { TakeForm } from "../requests/take-form.tsx";
import { Main } from "../shell/main.tsx";
import { shownCount } from "../shell/shown-count.ts";
import { useReloadOnReturn } from "../shell/use-reload-on-return.ts";
import { type ShownTask, shownLine, shownTask } from "./shown-task.server.ts";
import { TeamLate } from "./today-line.tsx";
import { useTodayTexts } from "./use-texts.ts";

export { keepPage as clientAction } from "#app/ui/form/reply.ts";
export { meta } from "../shell/title.ts";

export const loader = requireStaff(async ({ viewer, language }) => {
	const texts = text(language, "portalToday");
	const tasks = await tasksOf(viewer, tasksShown + 1);
	const groups = taskGroups.map((name) => ({
		name,
		tasks: tasks[name].slice(0, tasksShown).map((task) => shownTask(language, task)),
		isCut: tasks[name].length > tasksShown,
	}));
	const late = viewer.isAdmin ? [] : await lateOfColleagues(viewer);
	return {
		colleaguesLate:
			late.length > 0 &&
			interpolate(texts.colleaguesLate, {
				others: late.map(({ name, count }) => `${name} (${shownCount(count)})`).join(", "),
			}),
		groups: groups.filter(({ tasks }) => tasks.length > 0),
		heading: interpolate(texts.heading, { day: formatDay(language, calendarDay(new Date())) }),
		title: texts.title,
	};
});

export const action = staffAction(requireStaff, {
	schema: contactSchema,
	counts: "change",
	async run({ values, request, viewer, language }) {
		const id = new URL(request.url).searchParams.get("log") ?? "";
		if (!(await Records.log(viewer, id, values))) throw new Refusal("requestGone", 404);
		// The row may be gone or stand in another group, so that the customer is named.
		const { done } = text(language, "portalRecord").log;
		const line = await shownLine(language, viewer, id);
		const link = line && { words: line.name, to: line.address, rest: `: ${line.line}` };
		return leadTo(todayPage, link ? { text: `${done} `, link } : done);
	},
});

export const shouldRevalidate = reloadUnlessFailed;

export default function TodayPage() {
	const { groups, heading, colleaguesLate } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	const [params] = useSearchParams();
	const { intro, empty, toLeads } = useTodayTexts();
	useReloadOnReturn();
	const logged = params.get("log");
	const isThere = groups.some(({ tasks }) => tasks.some(({ id }) => id === logged));
	return (
		<Main>
			<h1>{heading}</h1>
			{/* What was typed about a task that somebody else has done meanwhile. */}
			{reply && !isThere && <ContactLog reply={reply} isDemo />}
			<TeamLate />
			{colleaguesLate && <p>{colleaguesLate}</p>}
			{groups.length > 0 ? (
				<p className="hint print:hidden">{intro}</p>
			) : (
				<p className="empty">
					{empty} <Link to={requests}>{toLeads}</Link>
				</p>
			)}
			{groups.map((group) => (
				<Group key={group.name} {...group} logged={logged} reply={reply} />
			))}
		</Main>
	);
}

type Shown = ReturnType<typeof useLoaderData<typeof loader>>["groups"][number];
type Reply = ReturnType<typeof useActionData<typeof action>>;
type GroupProps = Shown & { logged: string | null; reply: Reply };

function Group({ name, tasks, isCut, logged, reply }: GroupProps) {
	const { groups, more } = useTodayTexts();
	const id = useId();
	return (
		<section aria-labelledby={id} className="grid gap-2 print:break-inside-auto print:gap-1">
			<h2 id={id} className="text-base">
				{groups[name]} <span className="badge">{isCut ? `${tasks.length}+` : tasks.length}</span>
			</h2>
			<ul className="grid gap-2 print:gap-1 print:*:break-inside-avoid">
				{tasks.map((task) => (
					<li
						key={task.id}
						id={task.id}
						className={`scroll-mt-4 border-s-4 ps-3 wrap-anywhere ${task.isLate ? "border-danger" : "border-sky"}`}
					>
						<TaskRow task={task} isOpen={task.id === logged} reply={reply} />
					</li>
				))}
			</ul>
			{isCut && <p className="hint">{more}</p>}
		</section>
	);
}

function TaskRow({ task, isOpen, reply }: { task: ShownTask; isOpen: boolean; reply: Reply }) {
	const { id, name, companyName, kind, address, hour, when, status, followUpOn, isLate, tries, freeId } =
		task;
	const number = { phone: task.phone, isWrongNumber: task.isWrongNumber, call: task.call };
	const { log, close } = useTodayTexts();
	return (
		<>
			<div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 [&_a:not(.btn)]:inline-block [&_a:not(.btn)]:py-[0.15rem]">
				<div className="max-w-[36rem] basis-64 grow">
					<p>
						{hour && <b className="tabular-nums">{hour} </b>}
						<Link className="font-bold" to={address}>
							{name}
						</Link>{" "}
						<span className="firm">
							<CompanyLink record={id} name={companyName} />
						</span>{" "}
						<span className="block text-ink-soft print:inline">
							{kind}
							{!hour && (
								<>
									{" "}
									· <span className={isLate ? "font-bold text-danger" : undefined}>{when}</span>
								</>
							)}
							{tries && <span className="print:hidden"> · {tries}</span>}
						</span>
					</p>{" "}
					<LastWords {...task} />
				</div>
				<div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 tabular-nums">
					<PhoneLink {...number} />{" "}
					<Link
						className="btn btn-quiet print:hidden"
						to={isOpen ? todayPage : taskAddress(id)}
						aria-label={`${isOpen ? close : log}: ${name}`}
						preventScrollReset
					>
						{isOpen ? close : log}
					</Link>{" "}
					{freeId && (
						<div className="print:hidden">
							<TakeForm id={freeId} name={name} />
						</div>
					)}
				</div>
			</div>
			{isOpen && (
				<div className="max-w-[36rem] py-2 print:hidden">
					<ContactLog
						reply={reply}
						inquiry={status && { status, followUpOn }}
						isDemo={isOfDemo(id) || isOfDemo(task.begunWith)}
					/>
				</div>
			)}
		</>
	);
}
