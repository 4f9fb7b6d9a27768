/** The names of the chosen rows, if there is more than one. */
export function ChosenNames({ names }: { names: string[] }) {
	return names.length > 1 ? <p className="wrap-anywhere">{names.join(", ")}</p> : null;
}
