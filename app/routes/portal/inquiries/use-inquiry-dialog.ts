import { useParams, useRevalidator } from "@remix-run/react";
import { createContext, useEffect, useState } from "react";

export const DialogContext = createContext(false);

/** An inquiry opened from the list is shown over it; one opened by its address is a page, as the server sends it. */
export function useInquiryDialog(): { isOpen: boolean; isOverList: boolean } {
	const isOpen = useParams().id !== undefined;
	const [wasSeen, setWasSeen] = useState(!isOpen);
	const { revalidate } = useRevalidator();
	useEffect(() => {
		if (isOpen || wasSeen) return;
		setWasSeen(true);
		// The list is as old as the opened page.
		revalidate();
	}, [isOpen, wasSeen, revalidate]);
	return { isOpen, isOverList: isOpen && wasSeen };
}
