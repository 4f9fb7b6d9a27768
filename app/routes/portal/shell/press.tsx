import type { ComponentProps } from "react";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { PostForm } from "./post-form.tsx";

type Props = ComponentProps<"button"> & { action: string; beside?: string };

/** A button alone. Without scripts it also sends what is typed into the form `beside` it, which then stands there again. */
export function Press({ action, beside, ...button }: Props) {
	const form = useHydrated() ? undefined : beside;
	return (
		<PostForm action={action}>
			<button type="submit" form={form} formAction={action} {...button} />
		</PostForm>
	);
}
