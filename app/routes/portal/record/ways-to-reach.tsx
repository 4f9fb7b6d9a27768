import { useId } from "react";
import { interpolate } from "#app/i18n/interpolate.ts";
import { useLang } from "#app/ui/page-language.ts";
import { CopyButton } from "../shell/copy-button.tsx";
import { More } from "./more.tsx";
import { Phone } from "./phone.tsx";
import type { Reach } from "./reach.server.ts";
import { useRecordTexts } from "./use-texts.ts";

type Props = { reach: Reach };

export function WaysToReach({ reach }: Props) {
	const { phone, isWrongNumber, call, email, emailShown, zalo, night, isMailRefused } = reach;
	const { reach: texts } = useRecordTexts();
	return (
		<section>
			<h2 className="sr-only">{texts.heading}</h2>
			{isMailRefused && (
				<p className="notice">{interpolate(phone ? texts.onlyCall : texts.nowhere, { email: emailShown })}</p>
			)}
			<p className="flex flex-wrap items-center gap-2 wrap-anywhere max-lg:[&>.btn]:grow [&>.btn]:px-3">
				{call ? (
					<a className="btn btn-primary" href={call}>
						<Phone phone={interpolate(texts.call, { phone })} isWrongNumber={isWrongNumber} />
					</a>
				) : (
					phone && <Phone phone={phone} isWrongNumber={isWrongNumber} />
				)}{" "}
				{zalo && (
					<a className="btn btn-quiet" href={zalo} rel="noreferrer">
						{texts.zalo}
					</a>
				)}{" "}
				{!isMailRefused && email && (
					<a className="btn btn-quiet" href={`mailto:${email}`}>
						{texts.mail}
					</a>
				)}
			</p>
			{!isMailRefused && email && <p className="hint">{emailShown}</p>}
			{night && <p className="hint print:hidden">{night}</p>}
		</section>
	);
}

/** A message to begin with, for where the portal cannot write itself. */
export function MessageToCopy({ reach: { message, language } }: Props) {
	const { template } = useRecordTexts().reach;
	const id = useId();
	const lang = useLang(language);
	return (
		<More id={id} summary={template}>
			<textarea aria-labelledby={id} className="input" lang={lang} rows={4} readOnly defaultValue={message} />
			<p className="pt-2">
				<CopyButton text={message} />
			</p>
		</More>
	);
}
