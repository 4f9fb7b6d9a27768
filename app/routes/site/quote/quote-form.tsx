import { useForm } from "@conform-to/react";
import { moduleGroups } from "#app/content/plans.ts";
import type { Vi } from "#app/locales/index.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { type FormTexts, FormTextsContext } from "#app/ui/form/form-texts.ts";
import { useAddress } from "#app/ui/page-language.ts";
import type { Typed } from "./quote.server.ts";

type Props = {
	text: Vi["quote"]["form"];
	features: Vi["features"];
	formTexts: FormTexts;
	typed: Typed;
	errors: Record<string, string[]>;
	heading: string;
};

export function QuoteForm({ text, features, formTexts, typed, errors, heading }: Props) {
	const address = useAddress();
	const [form, fields] = useForm<Typed>({
		id: "quote",
		defaultValue: typed,
		lastResult: { status: "error", error: errors },
	});
	return (
		<section
			className="card grid content-start gap-[1.15rem] p-[clamp(1.1rem,0.5rem+2.4vw,2.25rem)] print:hidden [&_li>a]:inline-block [&_li>a]:py-[0.1rem] [&_section>h2]:text-base [&_section>h2]:tracking-[0]"
			aria-labelledby="form-heading"
		>
			<h2 id="form-heading" className="text-xl tracking-tight">
				{heading}
			</h2>
			<FormTextsContext.Provider value={formTexts}>
				<ErrorSummary failure={null} errors={form.allErrors} formId={form.id} />
				<form className="form" action={address("quote")} noValidate>
					<TextField field={fields.users} {...text.users} inputMode="numeric" autoComplete="off" />
					<fieldset className="field">
						<legend className="mb-[0.3rem]">{text.modules.label}</legend>
						<p className="hint" id="quote-modules-hint">
							{text.modules.hint}
						</p>
						<div className="mt-2 columns-[13rem] gap-x-(--gap)">
							{moduleGroups.map(({ id, modules }) => (
								<div key={id} className="mb-4 grid break-inside-avoid gap-2">
									<p className="text-sm text-ink-soft">{features.groups[id].name}</p>
									{modules.map((module) => (
										<div key={module} className="choice">
											<input
												type="checkbox"
												id={`quote-${module}`}
												name="modules"
												value={module}
												defaultChecked={typed.modules.includes(module)}
											/>
											<label htmlFor={`quote-${module}`}>{features.modules[module].name}</label>
										</div>
									))}
								</div>
							))}
						</div>
					</fieldset>
					<TextField field={fields.elsewhere} {...text.elsewhere} optional autoComplete="off" />
					<TextField field={fields.company} {...text.company} optional autoComplete="organization" />
					<button type="submit" className="btn btn-primary">
						{text.submit}
					</button>
				</form>
			</FormTextsContext.Provider>
		</section>
	);
}
