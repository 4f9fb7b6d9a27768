import type { Text } from "#app/server/i18n.server.ts";
import { useAddress, useLang } from "#app/ui/page-language.ts";
import { Story } from "./story.tsx";

type Props = {
	text: Text<"hero">;
	actions: Text<"common">["actions"];
	voucher: Text<"features">["modules"]["accounting"]["screen"];
};

export function Hero({ text, actions, voucher }: Props) {
	const address = useAddress();
	return (
		<section
			lang={useLang(text.lang)}
			className="overflow-hidden [background:linear-gradient(var(--color-sky-soft),var(--color-paper)_85%)]"
		>
			<div className="wrap grid grid-cols-1 items-center gap-x-[clamp(2.5rem,4vw,3.5rem)] gap-y-5 pt-[clamp(1rem,4vw,4rem)] pb-8 min-[78rem]:grid-cols-[minmax(0,29rem)_minmax(0,1fr)]">
				<div className="grid gap-3 sm:gap-5">
					<h1 className="text-[clamp(1.75rem,9.1vw,2.9rem)]">{text.heading}</h1>
					<p className="lead">
						{text.text}{" "}
						<a className="text-inherit" href="#compare">
							{text.saving}
						</a>
					</p>
					<p className="text-sm">
						<b>{text.price}</b> <span className="text-ink-soft max-sm:hidden">{text.card}</span>{" "}
						<a className="inline-block text-ink-soft" href={`${address("faq")}#leaving`}>
							{text.leaving}
						</a>
					</p>
					<p className="flex flex-wrap gap-3 max-sm:*:w-full">
						<a className="btn btn-primary" href={address("trial")}>
							{actions.trial}
						</a>{" "}
						<a className="btn btn-quiet" href={address("demo")}>
							{actions.demo}
						</a>
					</p>
				</div>
				<Story text={text.story} voucher={voucher} />
				<dl className="grid grid-cols-[1fr_1fr] gap-x-4 gap-y-5 border-t pt-6 md:grid-cols-4 min-[78rem]:col-span-full">
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
