import type { Vi } from "#app/locales/index.ts";
import { inlineScripts } from "./inline-scripts.ts";
import { useAddress } from "./page-language.ts";

type Props = {
	text: Vi["common"]["chat"];
	/** The vendor's script; nothing is shown where no chat is configured. */
	script: string | undefined;
};

/** Loads the vendor's chat when asked to; where that cannot be, the button leads to the contact form. */
export function Chat({ text, script }: Props) {
	const address = useAddress();
	if (!script) return null;
	return (
		<form className="chat" action={`${address("contact")}#contact`}>
			<button type="submit" className="btn btn-quiet" data-chat={script} aria-describedby="chat-note">
				{text.open}
			</button>
			<p className="hint" id="chat-note">
				{text.note}
			</p>
			<script dangerouslySetInnerHTML={{ __html: inlineScripts.openChat }} />
		</form>
	);
}
