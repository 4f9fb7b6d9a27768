import { Link } from "@remix-run/react";
import { inquiryAddress, requestAddress } from "#app/addresses/records.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import type { RequestId } from "#models/records/record-id.ts";
import { useInquiryTexts } from "../use-texts.ts";

type Props = {
	id: RequestId;
	name: string;
	isInquiry: boolean;
	/** The inquiry that the lead became, if the viewer may open it. */
	inquiryId?: string;
};

/** In place of the form, for a lead that no inquiry can be made of. */
export function LeadEnded({ id, name, isInquiry, inquiryId }: Props) {
	const { leadEnded } = useInquiryTexts().inquiry;
	return (
		<p className="notice wrap-anywhere">
			{interpolate(isInquiry ? leadEnded.isInquiry : leadEnded.isClosed, { name })}{" "}
			{inquiryId ? (
				<Link to={inquiryAddress(inquiryId)}>{leadEnded.openInquiry}</Link>
			) : (
				<Link to={requestAddress(id)}>{leadEnded.openLead}</Link>
			)}
		</p>
	);
}
