import { Form, Link, useLocation } from "@remix-run/react";
import { inquiryAddress, newInquiry } from "#app/addresses/inquiries.ts";
import { type RequestPart, requestAddress } from "#app/addresses/requests.ts";
import { Pressed } from "#app/ui/form/pressed.tsx";
import { usePortal } from "../../shell/use-portal.ts";
import { useRequestTexts } from "../use-texts.ts";
import type { ShownRequest } from "./shown-request.server.ts";

export function RequestTools({ request }: { request: ShownRequest }) {
	const { viewer } = usePortal();
	const { detail, demo } = useRequestTexts();
	const { search } = useLocation();
	const { id, kind, state, ending, ownerId, inquiryId, inquiryIsDeleted, hasDemoToCome } = request;
	const addressOf = (part: RequestPart) => requestAddress(id, part, search);
	if (ending === "withdrawn") return null;
	if (inquiryId && !inquiryIsDeleted) {
		return (
			<Tools>
				<Link className="btn btn-primary" to={inquiryAddress(inquiryId)}>
					{detail.openInquiry}
				</Link>
			</Tools>
		);
	}
	if (state === "ended") {
		return (
			<Tools>
				<Press action={addressOf("reopen")} className="btn-quiet" text={detail.reopen} />
			</Tools>
		);
	}
	return (
		<Tools>
			{ownerId === null && <Press action={addressOf("take")} className="btn-primary" text={detail.take} />}{" "}
			<Link
				className={ownerId === null ? "btn btn-quiet" : "btn btn-primary"}
				to={`${newInquiry}?${new URLSearchParams({ request: id })}`}
			>
				{detail.makeInquiry}
			</Link>{" "}
			{kind === "demo" && (
				<Link className="btn btn-quiet" to={addressOf("demo")}>
					{hasDemoToCome ? demo.move : demo.link}
				</Link>
			)}{" "}
			<Link className="btn btn-quiet" to={addressOf("end")}>
				{detail.end}
			</Link>{" "}
			{ownerId !== null && (
				<Press action={addressOf("give-back")} className="btn-quiet" text={detail.giveBack} />
			)}{" "}
			{viewer?.isAdmin && (
				<Link className="btn btn-quiet" to={addressOf("hand-over")}>
					{detail.handOver}
				</Link>
			)}
		</Tools>
	);
}

function Tools({ children }: { children: React.ReactNode }) {
	return <div className="flex flex-wrap gap-2 border-y py-3 print:hidden">{children}</div>;
}

function Press({ action, className, text }: { action: string; className: string; text: string }) {
	return (
		<Form method="post" action={action}>
			<Pressed />
			<button type="submit" className={`btn ${className}`}>
				{text}
			</button>
		</Form>
	);
}
