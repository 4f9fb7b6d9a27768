import { useNavigation } from "@remix-run/react";
import { useFormTexts } from "./form-texts.ts";

export function SubmitButton({ children }: { children: string }) {
	const texts = useFormTexts();
	const sending = useNavigation().formMethod === "POST";
	return (
		<button type="submit" className="btn btn-primary" disabled={sending}>
			{sending ? texts.sending : children}
		</button>
	);
}
