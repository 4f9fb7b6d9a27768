import type { Vi } from "#app/locales/index.ts";
import { AuthLinks, AuthPage } from "./auth-page.tsx";

export function DeadLink({ text, scene }: { text: Vi["portalAccount"]["deadLink"]; scene: string }) {
	return (
		<AuthPage heading={text.heading} intro={text.text} scene={scene}>
			<AuthLinks>
				<a href="/portal/reset">{text.reset}</a>
			</AuthLinks>
		</AuthPage>
	);
}
