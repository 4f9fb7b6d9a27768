import { useFetcher } from "@remix-run/react";
import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { useCallback } from "react";
import type { Vi } from "#app/locales/index.ts";
import type { FormReply } from "#app/ui/form/reply.ts";
import { useCeremony } from "../passkey/ceremony.ts";
import { usePasskeys } from "../passkey/passkey-gate.tsx";
import { Announcement } from "../shell/announcement.tsx";

type Reply = FormReply<PublicKeyCredentialRequestOptionsJSON>;
type Text = Vi["portalAccount"]["login"]["passkey"] & { unavailable: string };

async function ask(optionsJSON: PublicKeyCredentialRequestOptionsJSON) {
	const { startAuthentication } = await import("@simplewebauthn/browser");
	return startAuthentication({ optionsJSON });
}

/** Takes its room before scripts run, so that nothing moves. @param action where it posts, with the destination */
export function PasskeyLogin({ action, text }: { action: string; text: Text }) {
	const isPossible = usePasskeys();
	const { submit, data, state } = useFetcher<Reply>();
	const send = useCallback(
		(response: string) => submit({ response }, { method: "post", action }),
		[submit, action],
	);
	const isIdle = state === "idle";
	const outcome = useCeremony(data, isIdle, ask, send);
	const isBusy = !isIdle || outcome === "asking";
	const start = () => {
		if (!isBusy) submit({}, { method: "post", action });
	};
	const problem = isBusy ? null : (problemOf(data) ?? outcome);
	return (
		<div className="grid min-h-[3rem] content-start gap-3 noscript:hidden">
			{isPossible && (
				<button type="button" className="btn btn-quiet" onClick={start}>
					{isBusy ? text.asking : text.submit}
				</button>
			)}
			{problem === "cancelled" && <Announcement className="hint" text={text.cancelled} />}
			{problem && problem !== "cancelled" && (
				<Announcement className="error-box" text={wordsFor(problem, text)} />
			)}
		</div>
	);
}

function problemOf(reply: Reply | undefined): string | null {
	if (reply?.status === "failed") return "unavailable";
	return reply?.status === "invalid" ? (reply.result.error?.[""]?.[0] ?? "failed") : null;
}

function wordsFor(problem: string, text: Text): string {
	return new Map<string, string>(Object.entries(text)).get(problem) ?? text.failed;
}
