import { Link, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { listOf, type SeveralList } from "#app/addresses/records.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { Main } from "../shell/main.tsx";
import { ChosenNames, nameOfChosen } from "./chosen-names.tsx";
import { useSeveralTexts } from "./use-texts.ts";

type Props = { list: SeveralList; heading: string; names: string[]; children: ReactNode };

/** The page of a bulk action's step: the chosen rows by name, the step's form, and a link back to the list. */
export function SeveralStepPage({ list, heading, names, children }: Props) {
	const { search } = useLocation();
	const { back, count } = useSeveralTexts();
	const what = nameOfChosen(count[list], names);
	return (
		<Main className="[--measure:52rem]">
			<h1>{interpolate(heading, { what })}</h1>
			<ChosenNames names={names} />
			{children}
			<p>
				<Link to={listOf(list, search)}>{back}</Link>
			</p>
		</Main>
	);
}
