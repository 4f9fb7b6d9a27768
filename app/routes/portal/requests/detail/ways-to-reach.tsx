import { useId } from "react";
import { interpolate } from "#app/i18n/interpolate.ts";
import { useLang } from "#app/ui/page-language.ts";
import { phoneAddress } from "#models/phone.ts";
import { useRequestTexts } from "../use-texts.ts";
import type { ShownRequest } from "./shown-request.server.ts";

export function WaysToReach({
	request: { phone, email, emailShown, zalo, night, message, language, isMailRefused },
}: {
	request: ShownRequest;
}) {
	const { reach } = useRequestTexts().detail;
	const id = useId();
	const lang = useLang(language);
	const call = phone && phoneAddress(phone);
	return (
		<section className="print:hidden">
			<h2>{reach.heading}</h2>
			{isMailRefused && (
				<p className="notice">{interpolate(phone ? reach.onlyCall : reach.nowhere, { email: emailShown })}</p>
			)}
			{night && <p className="notice">{night}</p>}
			<p className="flex flex-wrap gap-2 wrap-anywhere">
				{call && (
					<a className="btn btn-quiet" href={call}>
						{interpolate(reach.call, { phone })}
					</a>
				)}{" "}
				{!isMailRefused && (
					<a className="btn btn-quiet" href={`mailto:${email}`}>
						{interpolate(reach.mail, { email: emailShown })}
					</a>
				)}{" "}
				{zalo && (
					<a className="btn btn-quiet" href={zalo} rel="noreferrer">
						{reach.zalo}
					</a>
				)}
			</p>
			<details>
				<summary
					id={id}
					className="inline-flex gap-[0.4em] py-2 font-bold text-sky before:content-['+'_/_''] in-[[open]]:before:content-['−'_/_'']"
				>
					{reach.template}
				</summary>
				<textarea
					aria-labelledby={id}
					className="input"
					lang={lang}
					rows={4}
					readOnly
					defaultValue={message}
				/>
			</details>
		</section>
	);
}
