import { Link, useLocation } from "@remix-run/react";
import { inquiryAddress } from "#app/addresses/inquiries.ts";
import type { Moved } from "./changes.tsx";
import { useTexts } from "./use-texts.ts";

export function useMovedText(): (moved: Moved) => string {
	const { status: names } = useTexts().options;
	return ({ customerName, status }) => `${customerName}: ${names[status]}`;
}

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
