import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

/** Loads the page's data again when somebody comes back to its tab, as times and other people's work go on. */
export function useReloadOnReturn(): void {
	const { revalidate } = useRevalidator();
	useEffect(() => {
		const reload = () => {
			if (document.visibilityState === "visible" && navigator.onLine) revalidate();
		};
		document.addEventListener("visibilitychange", reload);
		return () => document.removeEventListener("visibilitychange", reload);
	}, [revalidate]);
}
