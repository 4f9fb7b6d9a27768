import type { ReactNode } from "react";
import { moduleGroups } from "#app/content/plans.ts";
import type { Vi } from "#app/locales/index.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { type FormTexts, FormTextsContext } from "#app/ui/form/form-texts.ts";
import { useAddress } from "#app/ui/page-language.ts";
import { maxLength } from "#models/limits.ts";
import type { Typed } from "./asked.server.ts";

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
	const errorOf = (name: string) => errors[name]?.[0] && formTexts.errors[errors[name][0]];
	return (
		<section
			className="card grid content-start gap-[1.15rem] p-[clamp(1.1rem,0.5rem+2.4vw,2.25rem)] print:hidden [&_li>a]:inline-block [&_li>a]:py-[0.1rem] [&_section>h2]:text-base [&_section>h2]:tracking-[0]"
			aria-labelledby="form-heading"
		>
			<h2 id="form-heading" className="text-xl tracking-tight">
				{heading}
			</h2>
			<FormTextsContext.Provider value={formTexts}>
				<ErrorSummary failure={null} errors={errors} formId="quote" />
			</FormTextsContext.Provider>
			<form className="form" action={address("quote")} noValidate>
				<Line name="users" {...text.users} error={errorOf("users")} value={typed.users} isNumber />
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
				<Line
					name="elsewhere"
					{...text.elsewhere}
					error={errorOf("elsewhere")}
					value={typed.elsewhere}
					optional={formTexts.optional}
				/>
				<Line
					name="company"
					{...text.company}
					value={typed.company}
					optional={formTexts.optional}
					maxLength={maxLength.company}
				/>
				<button type="submit" className="btn btn-primary">
					{text.submit}
				</button>
			</form>
		</section>
	);
}

type LineProps = {
	name: "users" | "elsewhere" | "company";
	label: string;
	hint: string;
	value: string;
	error?: string;
	optional?: string;
	isNumber?: boolean;
	maxLength?: number;
};

function Line({ name, label, hint, value, error, optional, isNumber, maxLength: max }: LineProps): ReactNode {
	const id = `quote-${name}`;
	return (
		<div className="field">
			<label htmlFor={id}>
				{label} {optional && <span className="text-sm font-normal text-ink-soft">({optional})</span>}
			</label>
			<p className="hint" id={`${id}-hint`}>
				{hint}
			</p>
			<input
				className="input"
				type="text"
				id={id}
				name={name}
				defaultValue={value}
				required={!optional}
				inputMode={isNumber ? "numeric" : undefined}
				maxLength={max}
				autoComplete={name === "company" ? "organization" : "off"}
				aria-invalid={error ? true : undefined}
				aria-describedby={`${id}-hint${error ? ` ${id}-error` : ""}`}
			/>
			{error && (
				<p className="error-text" id={`${id}-error`}>
					{error}
				</p>
			)}
		</div>
	);
}
