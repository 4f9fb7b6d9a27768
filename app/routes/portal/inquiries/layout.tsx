import { Outlet } from "@remix-run/react";
import { ChangesProvider } from "./changes.tsx";

export default function InquiriesLayout() {
	return (
		<ChangesProvider>
			<Outlet />
		</ChangesProvider>
	);
}
