import type { Text } from "#app/server/i18n.server.ts";
import { useAddress, useLang } from "#app/ui/page-language.ts";
import { HeroScreen } from "./hero-screen.tsx";

export function Hero({ text, actions }: { text: Text<"hero">; actions: Text<"common">["actions"] }) {
	const address = useAddress();
	return (
		<section
			lang={useLang(text.lang)}
			className="overflow-hidden [background:linear-gradient(var(--color-sky-soft),var(--color-paper)_85%)]"
		>
			<div className="wrap grid grid-cols-1 items-center gap-[clamp(2.5rem,4vw,3.5rem)] pt-[clamp(2rem,5vw,4rem)] pb-8 min-[78rem]:grid-cols-[minmax(0,29rem)_minmax(0,1fr)]">
				<div className="grid gap-5">
					<p className="text-sm font-bold text-sky-deep">{text.eyebrow}</p>
					<h1>{text.heading}</h1>
					<p className="lead">{text.text}</p>
					<p className="flex flex-wrap gap-3">
						<a className="btn btn-primary" href={address("trial")}>
							{actions.trial}
						</a>{" "}
						<a className="btn btn-quiet" href={address("demo")}>
							{actions.demo}
						</a>
					</p>
					<p className="hint -mt-[0.4rem]">
						<b className="text-ink">{text.price}</b> {text.note}
					</p>
				</div>
				<HeroScreen text={text.screen} />
				<dl className="grid grid-cols-[1fr_1fr] gap-x-4 gap-y-5 border-t pt-6 md:auto-cols-[1fr] md:grid-flow-col md:grid-cols-none min-[78rem]:col-span-full min-[78rem]:mt-4">
					{text.proofs.map(({ value, label }) => (
						<div key={label} className="flex flex-col-reverse justify-end">
							<dt className="text-sm font-normal text-ink-soft">{label}</dt>
							<dd className="text-xl leading-[1.3] font-bold tracking-tighter">{value}</dd>
						</div>
					))}
				</dl>
			</div>
		</section>
	);
}
