import { Form, useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { customerSearch } from "#app/addresses/records.ts";
import { maxLength } from "#models/limits.ts";

type Props = { text: { label: string; hint: string } };

/**
 * Finds a customer from any page; `/` focuses the field. On a narrow screen it is a button's size until it has the focus,
 * and then lies over what stands beside it.
 */
export function HeaderSearch({ text: { label, hint } }: Props) {
	const field = useRef<HTMLInputElement>(null);
	const { pathname } = useLocation();
	useEffect(() => {
		const lead = (event: KeyboardEvent) => {
			if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
				return;
			const shown = field.current ?? document.querySelector<HTMLInputElement>("[type=search]");
			event.preventDefault();
			shown?.focus();
		};
		document.addEventListener("keydown", lead);
		return () => document.removeEventListener("keydown", lead);
	}, []);
	if (pathname === customerSearch) return null;
	return (
		<Form
			method="get"
			action={customerSearch}
			role="search"
			aria-label={label}
			autoComplete="off"
			className="ms-auto grid size-9 items-center lg:w-48 lg:max-w-56 lg:grow"
		>
			<input
				ref={field}
				className="input col-start-1 row-start-1 [--control:2.25rem] max-lg:not-focus:ps-9 max-lg:not-focus:pe-0 max-lg:focus:absolute max-lg:focus:left-0 max-lg:focus:z-5 max-lg:focus:max-w-96"
				type="search"
				name="q"
				aria-label={label}
				placeholder={hint}
				maxLength={maxLength.line}
				required
			/>
			<svg
				className="pointer-events-none z-1 col-start-1 row-start-1 m-auto fill-none stroke-ink stroke-2 lg:hidden [form:focus-within>&]:hidden"
				width="20"
				height="20"
				viewBox="0 0 20 20"
				aria-hidden="true"
			>
				<circle cx="8.5" cy="8.5" r="5.5" />
				<path d="m13 13 5 5" />
			</svg>
		</Form>
	);
}

const isTyping = (target: EventTarget | null) =>
	target instanceof Element &&
	target.closest("input:not([type=checkbox], [type=radio]), textarea, select") !== null;
