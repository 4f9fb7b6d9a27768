import { Link, useLocation } from "@remix-run/react";
import { inquiryAddress, newInquiry, type RequestPart, requestAddress } from "#app/addresses/records.ts";
import { Tools } from "../../record/record-frame.tsx";
import { Press } from "../../shell/post-form.tsx";
import { RequestPress } from "../request-press.tsx";
import { useRequestTexts } from "../use-texts.ts";
import type { ShownRequest } from "./shown-request.server.ts";

type Props = {
	request: ShownRequest;
	/** Open inquiries of the same customer, to which it can be added. */
	inquiries: { id: string; label: string }[];
};

export function RequestTools({ request, inquiries }: Props) {
	const { detail, demo, trial: words } = useRequestTexts();
	const { search } = useLocation();
	const { id, kind, state, ending, ownerId, inquiryId, inquiryIsDeleted, hasDemoToCome, trial, isTrialOff } =
		request;
	const addressOf = (part: RequestPart) => requestAddress(id, part, search);
	/** Before the account is open, a press opens it; after that, what else happens is noted on a page of its own. */
	const trialTool = () => {
		if (kind !== "trial") return null;
		if (trial) {
			return (
				<Link className="btn btn-quiet" to={addressOf("trial")}>
					{words.link}
				</Link>
			);
		}
		return <RequestPress id={id} button="open-trial" />;
	};
	if (ending === "withdrawn") return null;
	if (inquiryId && !inquiryIsDeleted) {
		return (
			<Tools>
				<Link className="btn btn-primary" to={inquiryAddress(inquiryId)}>
					{detail.openInquiry}
				</Link>{" "}
				{trialTool()}{" "}
				{kind === "trial" && !trial && !isTrialOff && <RequestPress id={id} button="call-off-trial" />}
			</Tools>
		);
	}
	if (state === "ended") {
		return (
			<Tools>
				<RequestPress id={id} button="reopen" /> {(trial || ending === "answered") && trialTool()}
			</Tools>
		);
	}
	return (
		<Tools>
			{ownerId === null && <RequestPress id={id} button="take" isFirst />}{" "}
			<Link
				className={ownerId === null ? "btn btn-quiet" : "btn btn-primary"}
				to={`${newInquiry}?${new URLSearchParams({ request: id })}`}
			>
				{detail.makeInquiry}
			</Link>{" "}
			<Link className="btn btn-quiet" to={addressOf("end")}>
				{detail.end}
			</Link>{" "}
			{inquiries.map((inquiry) => (
				<Press
					key={inquiry.id}
					action={addressOf("add")}
					className="btn btn-quiet wrap-anywhere"
					name="inquiry"
					value={inquiry.id}
				>
					{inquiry.label}
				</Press>
			))}{" "}
			{trialTool()}{" "}
			{kind === "demo" && (
				<Link className="btn btn-quiet" to={addressOf("demo")}>
					{hasDemoToCome ? demo.move : demo.link}
				</Link>
			)}
		</Tools>
	);
}
