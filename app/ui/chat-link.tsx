import type { Vi } from "#app/locales/index.ts";
import { useAddress } from "./page-language.ts";

type Props = {
	script: string | undefined;
	text: Vi["common"]["chat"];
	floating?: boolean;
};

/** Without JavaScript a link to the contact form; with it `inlineScripts.openChat` opens the chat. */
export function ChatLink({ script, text, floating }: Props) {
	const address = useAddress();
	if (!script) return null;
	const form = `${address("contact")}#contact`;
	return (
		<a
			className={`btn btn-quiet flex w-fit rounded-full ${floating ? "mx-auto my-4 md:fixed md:right-4 md:bottom-4 md:z-4 md:m-0 md:shadow-lift" : ""}`.trim()}
			href={form}
			title={text.note}
			data-script={script}
		>
			{text.open}
		</a>
	);
}
