import { Form, type FormProps, useLocation } from "@remix-run/react";
import type { ComponentProps } from "react";
import { changedAddress } from "#app/addresses/search.ts";
import { OpenedBy } from "#app/ui/form/opened-form.tsx";

/** For buttons: a form of the portal that changes something. Where something is typed it is a `ValidatedForm`. */
export function PostForm({ children, ...props }: Omit<FormProps, "method">) {
	return (
		<Form method="post" {...props}>
			<OpenedBy />
			{children}
		</Form>
	);
}

type PressProps = ComponentProps<"button"> & { action: string };

/** A button alone. A kept form that the page shows again stays there, see `withDraft`. */
export function Press({ action, ...button }: PressProps) {
	const draft = new URLSearchParams(useLocation().search).get("draft");
	return (
		<PostForm action={changedAddress(action, { draft })}>
			<button type="submit" {...button} />
		</PostForm>
	);
}
