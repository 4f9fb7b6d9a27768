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
		<td className="w-10 max-lg:absolute max-lg:inset-y-0 max-lg:start-0 print:hidden">
			<label className="flex min-h-11 items-center justify-center max-lg:h-full max-lg:items-start max-lg:pt-3">
				<input
					// So that what was done is no longer ticked, and what was not stays.
					key={value}
					type="checkbox"
					form={severalForm}
					name={chosen}
					value={value}
					aria-label={name}
					className="size-6 accent-sky lg:size-5"
				/>
			</label>
		</td>
	);
}
