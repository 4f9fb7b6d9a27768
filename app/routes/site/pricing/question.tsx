import { useForm } from "@conform-to/react";
import { decidingModules, modules } from "#app/content/plans.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import type { Vi } from "#app/locales/index.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { type FormTexts, FormTextsContext } from "#app/ui/form/form-texts.ts";
import { useAddress } from "#app/ui/page-language.ts";
import type { Typed } from "./answer.server.ts";

type Props = {
	text: Vi["quote"]["form"];
	features: Vi["features"];
	formTexts: FormTexts;
	typed: Typed;
	errors: Record<string, string[]>;
};

export function Question({ text, features, formTexts, typed, errors }: Props) {
	const address = useAddress();
	const [form, fields] = useForm<Typed>({
		id: "price",
		defaultValue: typed,
		lastResult: { status: "error", error: errors },
	});
	return (
		<FormTextsContext.Provider value={formTexts}>
			<ErrorSummary failure={null} errors={form.allErrors} formId={form.id} />
			<form className="form" action={`${address("pricing")}#answer`} noValidate>
				<div className="grid max-w-[26rem] grid-cols-[1fr_auto] gap-x-2 gap-y-[0.3rem] [&_.field]:contents [&_.field>p]:col-span-2 [&_label]:col-span-2">
					<TextField field={fields.users} {...text.users} inputMode="numeric" autoComplete="off" />
					<button type="submit" className="btn btn-primary col-start-2 row-start-3">
						{text.submit}
					</button>
				</div>
				<fieldset className="field" aria-describedby="price-modules-hint">
					<legend className="mb-[0.3rem]">{text.modules.label}</legend>
					<p className="hint" id="price-modules-hint">
						{interpolate(text.modules.hint, { count: modules.length - decidingModules.length })}
					</p>
					<div className="mt-2 flex max-w-[38rem] flex-wrap gap-1.5">
						{decidingModules.map((module) => (
							<label key={module} className="relative">
								<input
									type="checkbox"
									name="modules"
									value={module}
									className="peer absolute inset-0 opacity-0"
									defaultChecked={typed.modules.includes(module)}
								/>
								<span className="flex min-h-10 items-center gap-1.5 rounded-full border border-edge bg-white px-3 text-sm leading-[1.3] before:w-[0.8em] before:font-bold before:content-['+'_/_''] hover:border-sky peer-checked:border-sky peer-checked:bg-sky peer-checked:text-white peer-checked:before:content-['✓'_/_''] peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-sky forced-colors:peer-checked:border-4">
									{features.modules[module].name}
								</span>{" "}
							</label>
						))}
					</div>
				</fieldset>
				<details open={typed.elsewhere !== ""}>
					<summary className="w-fit py-1 font-bold text-sky underline decoration-1 underline-offset-[0.2em]">
						{text.compare}
					</summary>
					<div className="mt-2 max-w-[22rem]">
						<TextField field={fields.elsewhere} {...text.elsewhere} optional autoComplete="off" />
					</div>
				</details>
			</form>
		</FormTextsContext.Provider>
	);
}
