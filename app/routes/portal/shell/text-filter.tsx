import { useId } from "react";
import type { Person } from "#models/account/staff.server.ts";
import { maxLength } from "#models/limits.ts";
import { Filter } from "./filter.tsx";
import { useValue } from "./use-value.ts";

type Props = {
	name: string;
	label: string;
	hint: string;
	value: string | undefined;
	/** What the address says, if it differs from the value. */
	asked?: string;
	offered?: Person[];
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
					{offered.map(({ id, name, email }) => (
						<option key={id} value={email}>
							{name}
						</option>
					))}
				</datalist>
			)}
		</Filter>
	);
}
