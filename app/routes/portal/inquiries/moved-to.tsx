import { Link, useLocation } from "@remix-run/react";
import type { InquiryRow } from "#models/inquiry/view.ts";
import { inquiryAddress } from "./paths.ts";
import { useTexts } from "./use-texts.ts";

/** An inquiry, with the status that it has just got. */
export type Moved = Pick<InquiryRow, "id" | "customerName" | "status">;

/** Says which inquiry it is, and which status. */
export function useMovedText(): (moved: Moved) => string {
	const { status: names } = useTexts().options;
	return ({ customerName, status }) => `${customerName}: ${names[status]}`;
}

/** Says the same, and leads to the inquiry, which may be in the list no more. */
export function MovedTo({ id, customerName, status }: Moved) {
	const { search } = useLocation();
	const { options } = useTexts();
	return (
		<>
			<Link to={inquiryAddress(id, undefined, search)} preventScrollReset>
				{customerName}
			</Link>
			: {options.status[status]}
		</>
	);
}
