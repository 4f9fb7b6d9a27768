import type { FieldMetadata } from "@conform-to/react";
import type { ComponentProps, HTMLInputAutoCompleteAttribute, ReactNode } from "react";
import { addressIn } from "#models/contact/email-address.ts";
import { numberIn } from "#models/contact/phone.ts";
import { errorText, useFormTexts } from "./form-texts.ts";

export type FieldProps = {
	field: FieldMetadata<unknown, Record<string, unknown>>;
	label: string;
	hint?: string;
	placeholder?: string;
	/** A string says when the field is required. */
	optional?: boolean | string;
	autoComplete?: HTMLInputAutoCompleteAttribute;
};

type Option = { value: string; label: string };

export function optionsOf<Value extends string>(
	values: readonly Value[],
	labels: Record<Value, string>,
): Option[] {
	return values.map((value) => ({ value, label: labels[value] }));
}

function useControl({ field, hint, optional }: FieldProps) {
	const describedBy = [hint && field.descriptionId, field.errors && field.errorId].filter(Boolean).join(" ");
	return {
		id: field.id,
		name: field.name,
		required: !optional,
		"aria-invalid": field.errors ? true : undefined,
		"aria-describedby": describedBy || undefined,
	};
}

function typed(field: FieldProps["field"]): string | undefined {
	return typeof field.initialValue === "string" ? field.initialValue : undefined;
}

function FieldError({ field }: Pick<FieldProps, "field">) {
	const texts = useFormTexts();
	const [code] = field.errors ?? [];
	return code ? (
		<p className="error-text" id={field.errorId}>
			{errorText(texts, code)}
		</p>
	) : null;
}

function Frame(props: FieldProps & { children: ReactNode }) {
	const texts = useFormTexts();
	return (
		<div className="field">
			<label htmlFor={props.field.id}>
				{props.label}{" "}
				{props.optional && (
					<span className="text-sm font-normal text-ink-soft">
						({props.optional === true ? texts.optional : props.optional})
					</span>
				)}
			</label>
			{props.hint && (
				<p className="hint" id={props.field.descriptionId}>
					{props.hint}
				</p>
			)}
			{props.children}
			<FieldError field={props.field} />
		</div>
	);
}

/** What is read of a pasted text, which the field then shows. */
const read = { email: addressIn, tel: numberIn };

export function TextField(
	props: FieldProps & {
		type?: "text" | "email" | "tel" | "password" | "date";
		inputMode?: "numeric";
		suggestions?: readonly Option[];
	},
) {
	const control = useControl(props);
	const tidied = props.type === "email" || props.type === "tel" ? read[props.type] : undefined;
	const list = props.suggestions && `${props.field.id}-suggestions`;
	return (
		<Frame {...props}>
			<input
				{...control}
				className="input"
				type={props.type ?? "text"}
				inputMode={props.inputMode}
				list={list}
				defaultValue={typed(props.field)}
				placeholder={props.placeholder}
				autoComplete={props.autoComplete}
				onBlur={
					tidied &&
					(({ target }) => {
						target.value = tidied(target.value);
					})
				}
			/>
			{props.suggestions && (
				<datalist id={list}>
					{props.suggestions.map(({ value, label }) => (
						<option key={value} value={value}>
							{label}
						</option>
					))}
				</datalist>
			)}
		</Frame>
	);
}

export function TextArea(props: FieldProps & { rows?: number }) {
	return (
		<Frame {...props}>
			<textarea
				{...useControl(props)}
				className="input"
				rows={props.rows ?? 4}
				defaultValue={typed(props.field)}
				placeholder={props.placeholder}
			/>
		</Frame>
	);
}

/** `empty` is shown before a choice; without it there is nothing to require. */
export function SelectField(props: FieldProps & { empty?: string; options: readonly Option[] }) {
	const control = useControl(props);
	return (
		<Frame {...props}>
			<select
				{...control}
				required={control.required && props.empty !== undefined}
				className="input"
				defaultValue={typed(props.field) ?? ""}
			>
				{props.empty !== undefined && <option value="">{props.empty}</option>}
				{props.options.map(({ value, label }) => (
					<option key={value} value={value}>
						{label}
					</option>
				))}
			</select>
		</Frame>
	);
}

type RadioButtonProps = Pick<ComponentProps<"input">, "id" | "name" | "required" | "defaultChecked"> & {
	option: Option;
	/** Classes of the label's text. */
	className?: string;
};

/** A radio button that looks like a button. */
function RadioButton({ id, option, className = "", ...input }: RadioButtonProps) {
	return (
		<label className="relative">
			<input
				id={id}
				type="radio"
				{...input}
				value={option.value}
				className="peer absolute inset-0 size-full opacity-0"
			/>
			<span
				className={`grid place-items-center rounded-md border border-edge bg-white text-center text-sm peer-checked:border-sky peer-checked:bg-sky peer-checked:font-bold peer-checked:text-white peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-sky forced-colors:peer-checked:border-4 ${className}`}
			>
				{option.label}
			</span>{" "}
		</label>
	);
}

type ButtonsProps = FieldProps & {
	options: readonly Option[];
	/** Hides the label from view, where the buttons speak for themselves. */
	isQuiet?: boolean;
	className?: string;
	children?: ReactNode;
};

/** A choice of a few, all in sight: one tap makes it. */
export function ButtonsField(props: ButtonsProps) {
	const { id, name, required, ...described } = useControl(props);
	const chosen = typed(props.field);
	const labelId = `${id}-label`;
	return (
		<div
			role="radiogroup"
			aria-labelledby={labelId}
			aria-required={required}
			className="grid gap-1.5"
			{...described}
		>
			<p id={labelId} className={props.isQuiet ? "sr-only" : "font-bold"}>
				{props.label}
			</p>
			{props.hint && (
				<p className="hint" id={props.field.descriptionId}>
					{props.hint}
				</p>
			)}
			<div className={props.className ?? "flex flex-wrap gap-1.5 max-lg:*:grow"}>
				{props.options.map((option, index) => (
					<RadioButton
						key={option.value}
						id={index === 0 ? id : undefined}
						name={name}
						option={option}
						className="min-h-(--control) px-2.5"
						defaultChecked={chosen === option.value}
					/>
				))}
			</div>
			{props.children}
			<FieldError field={props.field} />
		</div>
	);
}

type RadioGroup = { label: string; isOpen: boolean; parts: { label: string; options: Option[] }[] };

/** Groups of radio buttons, of which one at a time is open: that of the choice, else the one that says so. */
export function RadioField(props: FieldProps & { groups: RadioGroup[] }) {
	const { id, name, required, ...described } = useControl(props);
	const chosen = typed(props.field);
	const has = ({ parts }: RadioGroup) =>
		parts.some(({ options }) => options.some(({ value }) => value === chosen));
	const open = props.groups.find(has) ?? props.groups.find(({ isOpen }) => isOpen);
	const first = open?.parts[0]?.options[0];
	const labelId = `${id}-label`;
	return (
		<div role="radiogroup" aria-labelledby={labelId} aria-required={required} {...described}>
			<p id={labelId} className="mb-2 font-bold">
				{props.label}
			</p>
			<div className="border-t">
				{props.groups.map((group) => (
					<details key={group.label} name={labelId} open={group === open} className="border-b">
						<summary className="flex justify-between gap-4 py-3 font-bold after:text-[1.5em] after:leading-none after:text-sky after:content-['+'_/_''] hover:text-sky in-[[open]]:after:content-['−'_/_'']">
							{group.label}
						</summary>
						<div className="grid gap-4 pb-4">
							{group.parts.map(({ label, options }) => (
								<fieldset key={label}>
									<legend className="mb-2 text-sm text-ink-soft">{label}</legend>
									<div className="grid grid-cols-3 gap-1.5 sm:grid-cols-5 sm:gap-2">
										{options.map((option) => (
											<RadioButton
												key={option.value}
												id={option === first ? id : undefined}
												name={name}
												option={option}
												required={required}
												className="min-h-11 tabular-nums sm:text-base"
												defaultChecked={chosen === option.value}
											/>
										))}
									</div>
								</fieldset>
							))}
						</div>
					</details>
				))}
			</div>
			<FieldError field={props.field} />
		</div>
	);
}

export function CheckboxField(props: FieldProps & { children?: ReactNode }) {
	return (
		<div className="field">
			<div className="choice">
				<input
					{...useControl(props)}
					type="checkbox"
					value="on"
					defaultChecked={typed(props.field) === "on"}
				/>
				<label htmlFor={props.field.id}>{props.label}</label>
			</div>
			{props.children && (
				<p className="hint" id={props.field.descriptionId}>
					{props.children}
				</p>
			)}
			<FieldError field={props.field} />
		</div>
	);
}

export function Pair({ children }: { children: ReactNode }) {
	return (
		<div className="grid gap-[inherit] sm:grid-cols-2 sm:grid-rows-[auto_auto_auto] sm:gap-y-0 sm:*:row-span-3 sm:*:grid-rows-subgrid sm:[&_label]:self-end">
			{children}
		</div>
	);
}
