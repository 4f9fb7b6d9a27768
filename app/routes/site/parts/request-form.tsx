import type { ComponentProps } from "react";
import type { $ZodObject } from "zod/v4/core";
import type { SiteFormData } from "#app/server/site-form.server.ts";
import { useAttributionHint } from "#app/ui/attribution-hint.ts";
import { Honeypot } from "#app/ui/form/spam-fields.tsx";
import { SubmitButton, ValidatedForm } from "#app/ui/form/validated-form.tsx";
import type { RequestKind } from "#models/request/answer-deadline.ts";

type Props<Schema extends $ZodObject> = Pick<
	ComponentProps<typeof ValidatedForm<Schema>>,
	"schema" | "reply" | "defaultValue" | "children"
> & { kind: RequestKind; data: SiteFormData; submit: string };

/** What the forms for a trial, a demo and a message have in common. */
export function RequestForm<Schema extends $ZodObject>({
	kind,
	data,
	submit,
	children,
	...form
}: Props<Schema>) {
	const { failures, trap } = data.text;
	const arrival = useAttributionHint(data.arrival);
	return (
		<ValidatedForm
			id={kind}
			texts={data.formTexts}
			failure={failures[kind]}
			note={failures.again}
			hidden={{ ...data.hidden, ...arrival }}
			{...form}
		>
			{(fields) => (
				<>
					{children(fields)}
					<Honeypot label={trap} />
					<SubmitButton>{submit}</SubmitButton>
				</>
			)}
		</ValidatedForm>
	);
}
