export const severalForm = "several";
export const chosen = "chosen";

type Props = {
	/** What a row is called by the form of its list. */
	value: string;
	/** Whose row it is. */
	name: string;
};

/** Chooses a row: a cell of its own, which on a phone is the card's left edge. */
export function Tick({ value, name }: Props) {
	return (
		<td className="tick">
			<label>
				<input
					// So that what was done is no longer ticked, and what was not stays.
					key={value}
					type="checkbox"
					form={severalForm}
					name={chosen}
					value={value}
					aria-label={name}
				/>
			</label>
		</td>
	);
}
