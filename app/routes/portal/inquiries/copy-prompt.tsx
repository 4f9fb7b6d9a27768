import { type FormEvent, type MouseEvent, useId } from "react";
import { inquiryAddress } from "#app/addresses/records.ts";
import { useInquiryTexts } from "./use-texts.ts";

type LinkProps = { inquiryId: string; id: string | undefined; "aria-labelledby": string };

/** Without clipboard access it leads to the page that shows the prompt. */
export function CopyLink({ inquiryId, ...attributes }: LinkProps) {
	const { prompt } = useInquiryTexts();
	const address = inquiryAddress(inquiryId, "prompt");

	function copy(event: MouseEvent) {
		if (event.ctrlKey || event.metaKey || event.shiftKey) return;
		event.preventDefault();
		copyPrompt(inquiryId, "", prompt.copied).catch(() => location.assign(address));
	}

	return (
		<a href={address} onClick={copy} {...attributes}>
			{prompt.copy}
		</a>
	);
}

export function CopyForm({ id }: { id: string }) {
	const { prompt } = useInquiryTexts();

	function copy(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const form = event.currentTarget;
		const choice = new FormData(form).has("contact") ? "?contact=on" : "";
		copyPrompt(id, choice, prompt.copied).catch(() => form.submit());
	}

	return (
		<form
			method="get"
			action={inquiryAddress(id, "prompt")}
			className="flex flex-wrap items-center gap-2"
			onSubmit={copy}
		>
			<button type="submit" className="btn btn-quiet">
				{prompt.copy}
			</button>{" "}
			<ContactChoice />
		</form>
	);
}

export function ContactChoice({ isChosen }: { isChosen?: boolean }) {
	const { prompt } = useInquiryTexts();
	const id = useId();
	return (
		<span className="choice min-h-[24px] items-center [&>input]:m-0 [&>label]:py-1">
			<input id={id} type="checkbox" name="contact" value="on" defaultChecked={isChosen} />
			<label htmlFor={id}>{prompt.includeContact}</label>
		</span>
	);
}

/** Browsers allow copying only right after a click, so they get the text as a promise. */
async function copyPrompt(id: string, choice: string, copied: string): Promise<void> {
	const blob = fetchText(inquiryAddress(id, "prompt.txt", choice)).then(
		(text) => new Blob([text], { type: "text/plain" }),
	);
	await Promise.all([blob, copyToClipboard(blob)]);
	window.alert(copied);
}

const copyToClipboard = async (blob: Promise<Blob>) =>
	navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);

async function fetchText(address: string): Promise<string> {
	const response = await fetch(address);
	if (!response.ok || response.redirected) throw new Error(`${address} answered ${response.status}`);
	return response.text();
}
