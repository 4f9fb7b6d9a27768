import { useId } from "react";
import { maxLength } from "#models/limits.ts";
import { Filter } from "./filter.tsx";
import { useValue } from "./use-value.ts";

type Props = {
	name: string;
	label: string;
	hint: string;
	value: string | undefined;
	asked?: string;
	/** Suggestions; with them, or none yet, the field is narrow. */
	offered?: { value: string; label?: string }[];
};

export function TextFilter({ name, label, hint, value, asked, offered }: Props) {
	const id = useId();
	const listId = useId();
	return (
		<Filter id={id} label={label} isWide={!offered}>
			<input
				ref={useValue<HTMLInputElement>(value ?? "", asked)}
				id={id}
				className="input"
				type="search"
				name={name}
				maxLength={maxLength.line}
				defaultValue={value}
				placeholder={hint}
				list={offered && listId}
			/>
			{offered && (
				<datalist id={listId}>
					{offered.map(({ value, label }) => (
						<option key={value} value={value}>
							{label}
						</option>
					))}
				</datalist>
			)}
		</Filter>
	);
}
