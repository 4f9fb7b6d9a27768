import { useId } from "react";
import { interpolate } from "#app/i18n/interpolate.ts";
import { phoneAddress } from "#models/phone.ts";
import { useRequestTexts } from "../layout.tsx";
import type { ShownRequest } from "./shown-request.server.ts";

export function WaysToReach({ request: { phone, email, zalo, night, message } }: { request: ShownRequest }) {
	const { reach } = useRequestTexts().detail;
	const id = useId();
	const call = phone && phoneAddress(phone);
	return (
		<section className="print:hidden">
			<h2>{reach.heading}</h2>
			{night && <p className="notice">{night}</p>}
			<p className="flex flex-wrap gap-2 wrap-anywhere">
				{call && (
					<a className="btn btn-quiet" href={call}>
						{interpolate(reach.call, { phone })}
					</a>
				)}{" "}
				<a className="btn btn-quiet" href={`mailto:${email}`}>
					{interpolate(reach.mail, { email })}
				</a>{" "}
				{zalo && (
					<a className="btn btn-quiet" href={zalo} rel="noreferrer">
						{reach.zalo}
					</a>
				)}
			</p>
			<div className="field">
				<label htmlFor={id}>{reach.template}</label>
				<textarea id={id} className="input" rows={3} readOnly defaultValue={message} />
			</div>
		</section>
	);
}
