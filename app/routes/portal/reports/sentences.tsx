import { Link } from "@remix-run/react";
import { Fragment } from "react";
import { useInquiryTexts } from "../inquiries/use-texts.ts";
import { usePortal } from "../shell/use-portal.ts";
import { type Cell, Figure } from "./board-table.tsx";
import { workFills } from "./fills.ts";
import type { shownSentences } from "./shown-sentences.server.ts";
import { StackedBar } from "./stacked-bar.tsx";

/** Four sentences before all figures: what was won, what is late, who has how much, and where money comes from. */
export function Sentences({ won, late, held, money }: ReturnType<typeof shownSentences>) {
	const { sentences: texts } = useInquiryTexts().board;
	const { viewer } = usePortal();
	const isAll = viewer?.isAdmin;
	const most = Math.max(...held.map(({ counts }) => counts.requests + counts.pending + counts.inProgress));
	return (
		<ul aria-label={texts.label} className="grid grid-cols-[minmax(0,1fr)] gap-3 wrap-anywhere">
			<li className="text-base font-bold">
				<Figures cells={won} between="; " />.
			</li>
			<li>
				{late.length === 0 ? (
					(isAll && texts.lateNone) || texts.lateNoneOwn
				) : (
					<>
						<b>{isAll ? texts.late : texts.lateOwn}</b>{" "}
						{late.map(({ id, name, cells }, index) => (
							<Fragment key={id}>
								{index > 0 && "; "}
								{isAll && `${name} `}
								<Figures cells={cells} />
							</Fragment>
						))}
						.
					</>
				)}
			</li>
			<li>
				{held.length === 0 ? (
					(isAll && texts.heldNone) || texts.heldNoneOwn
				) : (
					<>
						<b>{isAll ? texts.held : texts.heldOwn}</b>
						<ul className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-1 pt-1">
							{held.map(({ id, name, counts, cells, activity }) => (
								<li
									key={id}
									className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-4 border-b pb-1 md:grid-cols-[10rem_minmax(0,1fr)_25rem_6rem]"
								>
									<span>{name}</span> <StackedBar counts={counts} fills={workFills} of={most} />{" "}
									<span>
										<Figures cells={cells} />
									</span>{" "}
									<Link className="justify-self-start py-1 md:justify-self-end" to={activity} discover="none">
										{texts.activity}
									</Link>
								</li>
							))}
						</ul>
					</>
				)}
			</li>
			<li>
				{money.length === 0 ? (
					texts.moneyNone
				) : (
					<>
						<b>{texts.money}</b> <Figures cells={money} between="; " />.
					</>
				)}
			</li>
		</ul>
	);
}

function Figures({ cells, between = ", " }: { cells: Cell[]; between?: string }) {
	return cells.map((cell, index) => (
		<Fragment key={cell.text}>
			{index > 0 && between}
			<Figure cell={cell} />
		</Fragment>
	));
}
