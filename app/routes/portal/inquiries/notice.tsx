import { Link, useParams } from "@remix-run/react";
import {
	deletedInquiries,
	inquiryAddress,
	loggedNotice,
	movedNotice,
	restoredNotice,
} from "#app/addresses/inquiries.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import type { Related } from "#models/customer/related.server.ts";
import { useRecordTexts } from "../record/use-texts.ts";
import { RelatedList } from "../requests/related-list.tsx";
import { useSeveralTexts } from "../several/use-texts.ts";
import { Announcement } from "../shell/announcement.tsx";
import { useFlash } from "../shell/flash.tsx";
import { type Moved, MovedTo, useMovedText } from "./moved.tsx";
import { useInquiryTexts } from "./use-texts.ts";

export function Notice({ noticed }: { noticed?: (Moved & { also?: Related[] }) | null }) {
	const { dashboard } = useInquiryTexts();
	const { log } = useRecordTexts();
	const { remove } = useSeveralTexts();
	const movedText = useMovedText();
	const { id: opened } = useParams();
	const notices: Record<string, string> = {
		...dashboard.notices,
		contact: log.done,
		...(noticed && {
			[movedNotice(noticed.id)]: movedText(noticed),
			[restoredNotice(noticed.id)]: `${dashboard.restored} ${noticed.customerName}`,
			[loggedNotice(noticed.id)]: interpolate(dashboard.logged, { customer: noticed.customerName }),
		}),
	};
	const { name, text } = useFlash(notices);
	if (!text) return null;
	const isElsewhere = noticed && noticed.id !== opened && name === movedNotice(noticed.id);
	const isRestored = noticed && name === restoredNotice(noticed.id);
	return (
		<>
			<Announcement text={text}>
				{isElsewhere && <MovedTo {...noticed} />}
				{isRestored && (
					<>
						{dashboard.restored} <Link to={inquiryAddress(noticed.id)}>{noticed.customerName}</Link>
					</>
				)}
				{!isElsewhere && !isRestored && text}
				{name === "deleted" && (
					<>
						{" "}
						<Link to={deletedInquiries}>{remove.restore}</Link>
					</>
				)}
			</Announcement>
			{noticed && name === loggedNotice(noticed.id) && <RelatedList related={noticed.also ?? []} />}
		</>
	);
}
