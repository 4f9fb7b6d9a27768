import { Link } from "@remix-run/react";
import { useId } from "react";
import type { taskGroups } from "#models/customer/today.server.ts";
import { CompanyLink } from "../customers/company-link.tsx";
import { LastWords } from "../record/last-words.tsx";
import { PhoneLink } from "../record/phone.tsx";
import { TakeForm } from "../requests/take-form.tsx";
import type { ShownTask } from "./shown-task.server.ts";
import { useTodayTexts } from "./use-texts.ts";

type Props = {
	name: (typeof taskGroups)[number];
	tasks: ShownTask[];
	isCut: boolean;
	/** The id of the record that stands beside the tasks. */
	opened: string | undefined;
};

/** What is to be done for one reason, a row each. */
export function TaskGroup({ name, tasks, isCut, opened }: Props) {
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
						aria-current={task.id === opened || undefined}
						className={`border-s-4 ps-3 wrap-anywhere aria-[current]:bg-sky-soft aria-[current]:[&_a:not(.btn)]:text-sky-deep ${task.isLate ? "border-danger" : "border-sky"}`}
					>
						<TaskRow task={task} />
					</li>
				))}
			</ul>
			{isCut && <p className="hint">{more}</p>}
		</section>
	);
}

function TaskRow({ task }: { task: ShownTask }) {
	const { id, name, companyName, kind, address, hour, when, isLate, tries, freeId } = task;
	const number = { phone: task.phone, isWrongNumber: task.isWrongNumber, call: task.call };
	const { log } = useTodayTexts();
	return (
		<div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 [&_a:not(.btn)]:inline-block [&_a:not(.btn)]:py-[0.15rem]">
			<div className="max-w-[36rem] basis-64 grow">
				<p>
					{hour && <b className="tabular-nums">{hour} </b>}
					<Link className="font-bold" to={address} preventScrollReset>
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
					to={address}
					aria-label={`${log}: ${name}`}
					preventScrollReset
				>
					{log}
				</Link>{" "}
				{freeId && (
					<div className="print:hidden">
						<TakeForm id={freeId} name={name} back={address} />
					</div>
				)}
			</div>
		</div>
	);
}
