import { Form, type FormProps } from "@remix-run/react";
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
