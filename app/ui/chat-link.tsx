import type { Vi } from "#app/locales/index.ts";
import { inlineScripts } from "./inline-scripts.ts";
import { useAddress } from "./page-language.ts";

type Props = {
	/** The chat vendor's script, fetched only when somebody asks for it; nothing is shown without one. */
	script: string | undefined;
	text: Vi["common"]["chat"];
};

/** Opens the chat; where no scripts run it is a link to the contact form. */
export function ChatLink({ script, text }: Props) {
	const address = useAddress();
	if (!script) return null;
	const form = `${address("contact")}#contact`;
	return (
		<>
			<a className="chat btn btn-quiet" href={form} title={text.note} data-script={script}>
				{text.open}
			</a>
			<script dangerouslySetInnerHTML={{ __html: inlineScripts.openChat }} />
		</>
	);
}
