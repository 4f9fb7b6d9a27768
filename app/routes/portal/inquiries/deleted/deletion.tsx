import { useLocation } from "@remix-run/react";
import { deletedInquiries } from "#app/addresses/records.ts";
import { listSearch } from "#app/addresses/search.ts";
import { formatDateTime } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import type { DeletedInquiryRow } from "#models/inquiry/trash.server.ts";
import { PostForm } from "../../shell/post-form.tsx";
import { usePortal } from "../../shell/use-portal.ts";
import { useInquiryTexts } from "../use-texts.ts";

export function Deletion({ of }: { of: DeletedInquiryRow }) {
	const { search } = useLocation();
	const { language } = usePortal();
	const { deleted } = useInquiryTexts();
	return (
		<>
			<p className="hint">
				{deleted.deletedAt} <time dateTime={of.deletedAt}>{formatDateTime(language, of.deletedAt)}</time>{" "}
				{interpolate(deleted.deletedBy, { person: of.deletedBy })}
			</p>
			<PostForm action={deletedInquiries + listSearch(search)} replace>
				<input type="hidden" name="id" value={of.id} />
				<button type="submit" className="btn btn-quiet">
					{deleted.restore}
					<span className="sr-only"> {of.customerName}</span>
				</button>
			</PostForm>
		</>
	);
}
