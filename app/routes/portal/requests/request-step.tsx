import { Link, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { requestAddress } from "#app/addresses/records.ts";
import type { RequestId } from "#models/records/record-id.ts";
import { Main } from "../shell/main.tsx";
import { useRequestTexts } from "./use-texts.ts";

/** A page with one form about a request, and the way back to it. */
export function RequestStep({
	id,
	heading,
	children,
}: {
	id: RequestId;
	heading: string;
	children: ReactNode;
}) {
	const { backToRequest } = useRequestTexts().detail;
	const { search } = useLocation();
	return (
		<Main className="[--measure:52rem]">
			<h1>{heading}</h1>
			{children}
			<p>
				<Link to={requestAddress(id, undefined, search)}>{backToRequest}</Link>
			</p>
		</Main>
	);
}
