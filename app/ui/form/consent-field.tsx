import type { Vi } from "#app/locales/index.ts";
import { useAddress } from "#app/ui/page-language.ts";
import { CheckboxField, type FieldProps } from "./field.tsx";

type Props = Pick<FieldProps, "field"> & { text: Vi["form"]["consent"] };

/** Never ticked beforehand. */
export function ConsentField({ field, text }: Props) {
	const address = useAddress();
	return (
		<CheckboxField field={field} label={text.text} hint={text.note}>
			{text.note} <a href={address("privacy")}>{text.privacy}</a> ·{" "}
			<a href={address("terms")}>{text.terms}</a>
		</CheckboxField>
	);
}
