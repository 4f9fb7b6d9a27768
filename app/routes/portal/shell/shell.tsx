import { useLocation, useNavigationType } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { dashboard } from "#app/addresses/records.ts";
import type { Flash } from "#app/server/flash.server.ts";
import { Announcer, LiveRegion } from "#app/ui/announcer.tsx";
import { FormTextsContext } from "#app/ui/form/form-texts.ts";
import { Working } from "#app/ui/working.tsx";
import { Flashes } from "./flash.tsx";
import { Header, type HeaderProps } from "./header.tsx";
import { OfflineGuard } from "./offline-guard.tsx";
import { OpenedForms, type ViewersForms } from "./opened-forms.tsx";
import { frameText } from "./texts.ts";

type FrameProps = HeaderProps & { flash: Flash | null; forms: ViewersForms | null; children: ReactNode };

export function PortalShell({ flash, forms, children, ...header }: FrameProps) {
	const { language } = header;
	const text = frameText(language);
	useHeadingFocus();
	return (
		<OfflineGuard message={text.failures.offline}>
			<a className="skip-link print:hidden" href="#main">
				{text.nav.skip}
			</a>
			<Header {...header} />
			<Announcer>
				<Working
					sending={text.form.sending}
					loading={(path) => (path === dashboard ? text.loading.inquiries : text.loading.page)}
				/>
				<FormTextsContext.Provider value={text.form}>
					<OpenedForms forms={forms} language={language}>
						<Flashes flash={flash}>{children}</Flashes>
					</OpenedForms>
				</FormTextsContext.Provider>
				<LiveRegion />
			</Announcer>
		</OfflineGuard>
	);
}

/** Focuses the heading of a page that the router opened, unless a field, error box or dialog has the focus. */
function useHeadingFocus(): void {
	const { key } = useLocation();
	const isHistory = useNavigationType() === "POP";
	const seen = useRef(key);
	useEffect(() => {
		if (seen.current === key) return;
		seen.current = key;
		if (document.activeElement?.closest("main, dialog")) return;
		const heading = document.querySelector<HTMLElement>("main h1");
		if (!heading) return;
		heading.tabIndex = -1;
		heading.focus({ preventScroll: isHistory });
	}, [key, isHistory]);
}
