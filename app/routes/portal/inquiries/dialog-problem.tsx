import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { FailedRequest } from "#app/ui/error-page.tsx";
import { isOffline } from "../shell/offline.tsx";
import { usePortal } from "../shell/use-portal.ts";
import { InquiryDialog } from "./inquiry-dialog.tsx";

export function DialogProblem() {
	const error = useRouteError();
	const { text } = usePortal();
	const { failures } = text;
	const isMissing = isRouteErrorResponse(error) && error.status === 404;
	return (
		<InquiryDialog labelledBy="dialog-problem">
			<div className="error-box" role="alert">
				<h1 id="dialog-problem">{isMissing ? text.form.errors.missing : failures.loadOne}</h1>
				{isOffline(error) && <p>{failures.offline}</p>}
				<FailedRequest error={error} texts={text} />
			</div>
		</InquiryDialog>
	);
}
