export const severalForm = "several";
export const chosen = "chosen";

type Props = {
	/** Identifies the row in the form. */
	value: string;
	/** The customer's name. */
	name: string;
};

/** The checkbox of a row, in a cell of its own, which on a phone is the card's left edge. */
export function Tick({ value, name }: Props) {
	return (
		<td className="tick">
			<label>
				<input
					// A changed version resets the tick, so that only unchanged rows stay ticked.
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
