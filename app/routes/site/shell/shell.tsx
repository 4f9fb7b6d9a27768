import type { ReactNode } from "react";
import { ContactBar } from "./contact-bar.tsx";
import { Footer } from "./footer.tsx";
import type { FrameData } from "./frame-data.ts";
import { Header } from "./header.tsx";
import { Promo } from "./promo.tsx";

export function SiteShell({ data, children }: { data: FrameData; children: ReactNode }) {
	return (
		<>
			<a className="skip-link print:hidden" href="#main">
				{data.text.common.skip}
			</a>
			<Header {...data} />
			<Promo text={data.text.promo} />
			{children}
			<Footer {...data} />
			<ContactBar {...data} />
		</>
	);
}
