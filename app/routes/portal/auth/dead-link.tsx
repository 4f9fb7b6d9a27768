import type { Vi } from "#app/locales/index.ts";
import { AuthLinks, AuthPage } from "./auth-page.tsx";

/** In place of the page of a one-time link that does not work any more. */
export function DeadLink({ text, scene }: { text: Vi["portalAccount"]["deadLink"]; scene: string }) {
	return (
		<AuthPage heading={text.heading} intro={text.text} scene={scene}>
			<AuthLinks>
				<a href="/portal/reset">{text.reset}</a>
			</AuthLinks>
		</AuthPage>
	);
}
