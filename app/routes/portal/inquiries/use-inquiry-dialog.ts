import { useParams, useRevalidator } from "@remix-run/react";
import { createContext, useEffect, useState } from "react";

/** Whether an opened inquiry is shown in a dialog over the list. */
export const DialogContext = createContext(false);

/**
 * An inquiry opened from the list is shown over it; one opened by its address is a page, as the server sends it.
 * @returns whether an inquiry is open, and whether the list is to be seen below it
 */
export function useInquiryDialog(): { isOpen: boolean; isOverList: boolean } {
	const isOpen = useParams().id !== undefined;
	const [wasSeen, setWasSeen] = useState(!isOpen);
	const { revalidate } = useRevalidator();
	useEffect(() => {
		if (isOpen || wasSeen) return;
		setWasSeen(true);
		// It is as old as the page behind which it was.
		revalidate();
	}, [isOpen, wasSeen, revalidate]);
	return { isOpen, isOverList: isOpen && wasSeen };
}
