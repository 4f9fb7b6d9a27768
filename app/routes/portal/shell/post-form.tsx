import { Form, type FormProps } from "@remix-run/react";
import type { ComponentProps } from "react";
import { OpenedBy } from "#app/ui/form/opened-form.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/** For buttons: a form of the portal that changes something. Where something is typed it is a `ValidatedForm`. */
export function PostForm({ children, ...props }: Omit<FormProps, "method">) {
	return (
		<Form method="post" {...props}>
			<OpenedBy />
			{children}
		</Form>
	);
}

type PressProps = ComponentProps<"button"> & { action: string; beside?: string };

/** A button alone. Without scripts it also sends what is typed into the form `beside` it, which then stands there again. */
export function Press({ action, beside, ...button }: PressProps) {
	const form = useHydrated() ? undefined : beside;
	return (
		<PostForm action={action}>
			<button type="submit" form={form} formAction={action} {...button} />
		</PostForm>
	);
}
