import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from "@remix-run/react";
import type { loader as rootLoader } from "#app/root.tsx";
import { FailedRequest } from "#app/ui/error-page.tsx";
import { isOffline } from "../shell/offline.tsx";
import { usePortal } from "../shell/use-portal.ts";
import { InquiryDialog } from "./inquiry-dialog.tsx";

export function DialogProblem() {
	const error = useRouteError();
	const { failures } = usePortal().text;
	const texts = useRouteLoaderData<typeof rootLoader>("root")?.errorTexts;
	const isMissing = isRouteErrorResponse(error) && error.status === 404;
	return (
		<InquiryDialog labelledBy="dialog-problem">
			<div className="error-box" role="alert">
				<h1 id="dialog-problem">{isMissing ? failures.missing : failures.loadOne}</h1>
				{isOffline(error) && <p>{failures.offline}</p>}
				<FailedRequest error={error} texts={texts} />
			</div>
		</InquiryDialog>
	);
}
