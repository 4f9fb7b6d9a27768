import { Outlet } from "@remix-run/react";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { ChangesProvider } from "./changes.tsx";

/** Texts of the list and of what opens over it reach the browser once, see use-texts.ts. */
export const loader = requireStaff(async ({ request }) => {
	const texts = text(await pageLanguage(request), "portalInquiries");
	const { edit, inquiry, board, deleted, promptPage, timeline, ...shown } = texts;
	return shown;
});

export const shouldRevalidate = () => false;

export default function InquiriesLayout() {
	return (
		<ChangesProvider>
			<Outlet />
		</ChangesProvider>
	);
}
