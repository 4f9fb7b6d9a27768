import { useRecordTexts } from "./use-texts.ts";

type Props = { phone: string; isWrongNumber: boolean };

/** A number, and whether somebody has found it to be wrong. */
export function Phone({ phone, isWrongNumber }: Props) {
	const { wrongNumber } = useRecordTexts().reach;
	if (!isWrongNumber) return phone;
	return (
		<>
			<s>{phone}</s> <b className="text-danger">{wrongNumber}</b>
		</>
	);
}

/** @param call the address that dials it; undefined for a text that is no number */
export function PhoneLink({ call, ...number }: Props & { call?: string }) {
	return call ? (
		<a href={call}>
			<Phone {...number} />
		</a>
	) : (
		<Phone {...number} />
	);
}
