import type { ReactNode } from "react";
import type { Vi } from "#app/locales/index.ts";
import { EmptyForm } from "#app/ui/form/empty-form.tsx";
import { useLang } from "#app/ui/page-language.ts";
import type { Language } from "#models/language.ts";
import { correctForm } from "./contact-form.tsx";
import type { HourFormData } from "./hour/free-hours.server.ts";
import { HourForm } from "./hour/hour-form.tsx";
import { OwnMain } from "./own-main.tsx";

type Props = {
	words: Vi["ownRequest"];
	heading: string;
	told: string | null;
	status: string;
	mailRefused: string | null;
	owner: string | null;
	sentAt: string;
	sent: { label: string; value?: string }[];
	consent: {
		given: string;
		words: { text: string; lang: Language } | null;
		withdrawn: string | null;
	} | null;
	isOpen: boolean;
	isInHand: boolean;
	isWithdrawn: boolean;
	/** The words of stopping a trial, where that is possible still. */
	trial: { heading: string; hint: string; link: string } | null;
	steps: {
		cancelTrial: string;
		hour: string;
		giveUp: string;
		consent: string;
		withdraw: string;
		erase: string;
	};
	/** Of a demo that can be moved; with the form where no hour is booked. */
	demo: { words: Vi["demoHour"]; form: HourFormData | null } | null;
	children: ReactNode;
};

export function OwnPage({ words, consent, steps, isOpen, demo, ...props }: Props) {
	const beside = props.isWithdrawn ? undefined : correctForm;
	return (
		<OwnMain heading={props.heading}>
			{props.told && (
				// biome-ignore lint/a11y/noAutofocus: this is how the reader is taken to what has happened
				<p className="success-panel" tabIndex={-1} autoFocus>
					{props.told}
				</p>
			)}
			<p className="lead text-base lg:text-lg">{props.status}</p>
			{props.mailRefused && <p className="error-box">{props.mailRefused}</p>}
			{props.owner && <p className="font-bold">{props.owner}</p>}
			{demo && (
				<Part id="demo" heading={demo.form ? demo.words.heading : demo.words.change}>
					{demo.form ? (
						<HourForm data={demo.form} action={steps.hour} />
					) : (
						<form method="post" action={steps.giveUp} className="flex flex-wrap gap-3">
							<a className="btn btn-primary" href={steps.hour}>
								{demo.words.move}
							</a>{" "}
							<EmptyForm />
							<button type="submit" className="btn btn-quiet" form={beside} formAction={steps.giveUp}>
								{demo.words.giveUp}
							</button>
						</form>
					)}
				</Part>
			)}
			{props.trial && (
				<Part id="trial" heading={props.trial.heading}>
					<Asked address={steps.cancelTrial} words={props.trial} />
				</Part>
			)}
			<Part id="sent" heading={words.sent.heading}>
				<dl>
					{props.sent.map(({ label, value }) => (
						<div key={label} className="grid gap-x-(--gap) border-b py-2 sm:grid-cols-[1fr_2fr]">
							<dt className="text-ink-soft">{label}</dt>
							<dd className="whitespace-pre-line">{value}</dd>
						</div>
					))}
				</dl>
				<p className="hint">{props.sentAt}</p>
			</Part>
			{!props.isWithdrawn && (
				<Part id="correct-heading" heading={words.correct.heading}>
					{props.children}
				</Part>
			)}
			<Part id="consent" heading={words.consent.heading}>
				{consent ? (
					<>
						<p>{consent.given}</p>
						{consent.words && <Words {...consent.words} />}
						{consent.withdrawn ? (
							<p>{consent.withdrawn}</p>
						) : (
							<Step
								address={steps.consent}
								hint={props.isInHand ? `${words.consent.hint} ${words.consent.stays}` : words.consent.hint}
								button={words.consent.submit}
								beside={beside}
							/>
						)}
					</>
				) : (
					<p>{words.consent.none}</p>
				)}
			</Part>
			{isOpen && (
				<Part id="withdraw" heading={words.withdraw.heading}>
					<Asked address={steps.withdraw} words={words.withdraw} />
				</Part>
			)}
			<Part id="erase" heading={words.erase.heading}>
				<Asked address={steps.erase} words={words.erase} />
			</Part>
			<p className="hint">{words.secret}</p>
		</OwnMain>
	);
}

function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
	return (
		<section className="card grid gap-[1.15rem]" aria-labelledby={id}>
			<h2 id={id} className="text-xl tracking-tight">
				{heading}
			</h2>
			{children}
		</section>
	);
}

function Words({ text, lang }: { text: string; lang: Language }) {
	return (
		<blockquote lang={useLang(lang)} className="border-s-4 border-sky ps-4">
			{text}
		</blockquote>
	);
}

type StepProps = { address: string; hint: string; button: string; beside: string | undefined };

/** With what stands in the form `beside`, so that it is not lost. */
function Step({ address, hint, button, beside }: StepProps) {
	return (
		<form method="post" action={address} className="grid justify-items-start gap-[1.15rem]">
			<p>{hint}</p>
			<EmptyForm />
			<button type="submit" className="btn btn-quiet" form={beside} formAction={address}>
				{button}
			</button>
		</form>
	);
}

function Asked({ address, words }: { address: string; words: { hint: string; link: string } }) {
	return (
		<>
			<p>{words.hint}</p>
			<p>
				<a className="btn btn-quiet" href={address}>
					{words.link}
				</a>
			</p>
		</>
	);
}
