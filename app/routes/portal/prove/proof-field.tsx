import { type ComponentProps, useState } from "react";
import { TextField } from "#app/ui/form/field.tsx";
import { upTo } from "#app/ui/form/fields.ts";
import { useFormTexts } from "#app/ui/form/form-texts.ts";
import { z } from "#app/ui/form/zod.ts";
import { maxLength } from "#models/limits.ts";

export const proofFields = { proof: z.optional(z.string().check(upTo(maxLength.password))) };

type Props = {
	field: ComponentProps<typeof TextField>["field"];
	/** Whether it was asked for when the page was made; it also shows once it is missed. */
	asked: boolean;
};

export function ProofField({ field, asked }: Props) {
	const { proof } = useFormTexts();
	const [isMissed, setIsMissed] = useState(false);
	// Typing takes the error away; the field must not go with it.
	if (field.errors && !isMissed) setIsMissed(true);
	if (!proof || !(asked || isMissed)) return null;
	return (
		<TextField
			field={field}
			label={proof.label}
			hint={proof.hint}
			type="password"
			autoComplete="current-password"
		/>
	);
}
