import { type FormEvent, type ReactNode, useId } from "react";
import { inquiryAddress } from "./paths.ts";
import { useTexts } from "./use-texts.ts";

type Props = {
	id: string;
	/** Label of the choice to include contact details; without it they are left out. */
	contactChoice?: string;
	/** Said after the button's name. */
	children?: ReactNode;
};

/** Copies an inquiry's prompt; where that is not possible, opens the page that shows it. */
export function CopyPrompt({ id, contactChoice, children }: Props) {
	const { prompt } = useTexts();
	const checkboxId = useId();

	async function copy(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const form = event.currentTarget;
		const choice = new FormData(form).has("contact") ? "?contact=on" : "";
		try {
			await copyText(fetchText(inquiryAddress(id, "prompt.txt", choice)));
		} catch {
			return form.submit();
		}
		window.alert(prompt.copied);
	}

	return (
		<form method="get" action={inquiryAddress(id, "prompt")} className="copy-prompt" onSubmit={copy}>
			<button type="submit" className={contactChoice ? "btn btn-quiet" : "link-button"}>
				{prompt.copy}
				{children}
			</button>{" "}
			{contactChoice && (
				<span className="choice">
					<input id={checkboxId} type="checkbox" name="contact" value="on" />
					<label htmlFor={checkboxId}>{contactChoice}</label>
				</span>
			)}
		</form>
	);
}

async function fetchText(address: string): Promise<string> {
	const response = await fetch(address);
	if (!response.ok || response.redirected) throw new Error(`${address} answered ${response.status}`);
	return response.text();
}

/** Browsers allow copying only right after a click, so they are handed the text before it has arrived. */
async function copyText(text: Promise<string>): Promise<void> {
	const blob = text.then((loaded) => new Blob([loaded], { type: "text/plain" }));
	await Promise.all([blob, navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })])]);
}
