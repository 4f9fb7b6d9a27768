import { useId } from "react";
import { interpolate } from "#app/i18n/interpolate.ts";
import { useLang } from "#app/ui/page-language.ts";
import { CopyButton } from "../shell/copy-button.tsx";
import { More } from "./more.tsx";
import { Phone } from "./phone.tsx";
import type { Reach } from "./reach.server.ts";
import { useRecordTexts } from "./use-texts.ts";

export function WaysToReach({ reach }: { reach: Reach }) {
	const { phone, isWrongNumber, call, email, emailShown, zalo, night, message, language, isMailRefused } =
		reach;
	const { reach: texts } = useRecordTexts();
	const id = useId();
	const lang = useLang(language);
	return (
		<section className="print:[&>:is(details,.notice)]:hidden">
			<h2>{texts.heading}</h2>
			{isMailRefused && (
				<p className="notice">{interpolate(phone ? texts.onlyCall : texts.nowhere, { email: emailShown })}</p>
			)}
			{night && <p className="notice">{night}</p>}
			<p className="flex flex-wrap items-center gap-2 wrap-anywhere">
				{call ? (
					<a className="btn btn-quiet" href={call}>
						<Phone phone={interpolate(texts.call, { phone })} isWrongNumber={isWrongNumber} />
					</a>
				) : (
					phone && <Phone phone={phone} isWrongNumber={isWrongNumber} />
				)}{" "}
				{!isMailRefused && (
					<a className="btn btn-quiet" href={`mailto:${email}`}>
						{interpolate(texts.mail, { email: emailShown })}
					</a>
				)}{" "}
				{zalo && (
					<a className="btn btn-quiet" href={zalo} rel="noreferrer">
						{texts.zalo}
					</a>
				)}
			</p>
			<More id={id} summary={texts.template}>
				<textarea
					aria-labelledby={id}
					className="input"
					lang={lang}
					rows={4}
					readOnly
					defaultValue={message}
				/>
				<p className="pt-2">
					<CopyButton text={message} />
				</p>
			</More>
		</section>
	);
}
