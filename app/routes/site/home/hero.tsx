import type { Text } from "#app/server/i18n.server.ts";
import { useAddress, useLang } from "#app/ui/page-language.ts";
import { HeroScreen } from "./hero-screen.tsx";

export function Hero({ text, actions }: { text: Text<"hero">; actions: Text<"common">["actions"] }) {
	const address = useAddress();
	return (
		<section lang={useLang(text.lang)} className="hero">
			<div className="wrap">
				<div className="hero-text">
					<p className="eyebrow">{text.eyebrow}</p>
					<h1>{text.heading}</h1>
					<p className="lead">{text.text}</p>
					<p className="actions">
						<a className="btn btn-primary" href={address("trial")}>
							{actions.trial}
						</a>{" "}
						<a className="btn btn-quiet" href={address("demo")}>
							{actions.demo}
						</a>
					</p>
					<p className="hint">{text.note}</p>
				</div>
				<HeroScreen text={text.screen} />
				<dl className="proofs">
					{text.proofs.map(({ value, label }) => (
						<div key={label}>
							<dt>{label}</dt>
							<dd>{value}</dd>
						</div>
					))}
				</dl>
			</div>
		</section>
	);
}
