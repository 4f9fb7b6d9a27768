import { useLocation } from "@remix-run/react";
import { requestAddress } from "#app/addresses/records.ts";
import type { RequestId } from "#models/records/record-id.ts";
import { Tools } from "../../record/record-frame.tsx";
import { useRecordTexts } from "../../record/use-texts.ts";
import { Press } from "../../shell/post-form.tsx";
import { useInquiryTexts } from "../use-texts.ts";

const names = ["open-trial", "call-off-trial"] as const;

/** The customer waits for the account of a trial, which became the inquiry `of`. */
export function TrialToOpen({ trial, of }: { trial: RequestId; of: string }) {
	const { detail } = useInquiryTexts();
	const { buttons } = useRecordTexts();
	const { search } = useLocation();
	return (
		<div className="notice mt-1.5 grid gap-2">
			<p>{detail.trialToOpen}</p>
			<Tools>
				{names.map((name) => (
					<Press
						key={name}
						action={requestAddress(trial, name, search)}
						className="btn btn-quiet"
						name="pressed"
						value={of}
					>
						{buttons[name].label}
					</Press>
				))}
			</Tools>
		</div>
	);
}
