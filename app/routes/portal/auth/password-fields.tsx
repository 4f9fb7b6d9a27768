import type { ComponentProps } from "react";
import { TextField } from "#app/ui/form/field.tsx";

type Field = ComponentProps<typeof TextField>["field"];
type Props = {
	fields: { password: Field; confirmPassword: Field };
	text: { password: string; confirmPassword: string };
	hint: string;
};

export function PasswordFields({ fields, text, hint }: Props) {
	return (
		<>
			<TextField
				field={fields.password}
				label={text.password}
				hint={hint}
				type="password"
				autoComplete="new-password"
			/>
			<TextField
				field={fields.confirmPassword}
				label={text.confirmPassword}
				type="password"
				autoComplete="new-password"
			/>
		</>
	);
}
