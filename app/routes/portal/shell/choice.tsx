import { useId } from "react";
import { Filter } from "./filter.tsx";
import { useValue } from "./use-value.ts";

type Props = {
	name: string;
	label: string;
	value: string | undefined;
	options: { value: string; label: string }[];
};

export function Choice({ name, label, value, options }: Props) {
	const id = useId();
	const chosen = value ?? options[0]?.value ?? "";
	return (
		<Filter id={id} label={label}>
			<select
				ref={useValue<HTMLSelectElement>(chosen)}
				id={id}
				className="input"
				name={name}
				defaultValue={chosen}
			>
				{options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.label}
					</option>
				))}
			</select>
		</Filter>
	);
}
