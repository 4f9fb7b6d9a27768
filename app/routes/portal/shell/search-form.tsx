import { Form, useNavigate } from "@remix-run/react";
import type { ChangeEvent, FormEvent, ReactNode } from "react";
import { changedSearch } from "#app/addresses/search.ts";

type Props = { action: string; label: string; children: ReactNode };

/** What is looked for stands in the address. A choice takes effect at once where JavaScript runs. */
export function SearchForm({ action, label, children }: Props) {
	const navigate = useNavigate();

	/** The browser would send empty fields too. */
	function show(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const chosen = new URLSearchParams(new FormData(event.currentTarget) as never);
		navigate(action + changedSearch(`?${chosen}`, {}), { preventScrollReset: true });
	}

	return (
		<Form
			method="get"
			action={action}
			className="flex flex-wrap items-end gap-x-3 gap-y-2 print:hidden"
			role="search"
			// Or a browser that fills in what stood here on an earlier visit would show what is not in the address.
			autoComplete="off"
			aria-label={label}
			onSubmit={show}
			onChange={(event: ChangeEvent<HTMLFormElement>) => {
				if (isChosen(event.target)) event.currentTarget.requestSubmit();
			}}
		>
			{children}
		</Form>
	);
}

function isChosen(control: EventTarget): boolean {
	if (control instanceof HTMLSelectElement) return true;
	const offered = control instanceof HTMLInputElement ? [...(control.list?.options ?? [])] : [];
	return offered.some(({ value }) => value === (control as HTMLInputElement).value);
}
