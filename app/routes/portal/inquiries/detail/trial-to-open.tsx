import type { RequestId } from "#models/records/record-id.ts";
import { Tools } from "../../record/record-frame.tsx";
import { RequestPress } from "../../requests/request-press.tsx";
import { useInquiryTexts } from "../use-texts.ts";

/** The customer waits for the account of a trial, which became the inquiry. */
export function TrialToOpen({ trial }: { trial: RequestId }) {
	const { detail } = useInquiryTexts();
	return (
		<div className="notice mt-1.5 grid gap-2">
			<p>{detail.trialToOpen}</p>
			<Tools>
				<RequestPress id={trial} button="open-trial" /> <RequestPress id={trial} button="call-off-trial" />
			</Tools>
		</div>
	);
}
