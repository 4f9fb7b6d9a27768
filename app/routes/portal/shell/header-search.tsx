import { Form, Link, useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { customerSearch } from "#app/addresses/customers.ts";
import { maxLength } from "#models/limits.ts";

type Props = { text: { label: string; hint: string } };

/** Finds a customer from any page; `/` focuses the field. A narrow screen has a link to the search page instead. */
export function HeaderSearch({ text: { label, hint } }: Props) {
	const field = useRef<HTMLInputElement>(null);
	const { pathname } = useLocation();
	useEffect(() => {
		const lead = (event: KeyboardEvent) => {
			if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
				return;
			const fields = [...document.querySelectorAll<HTMLInputElement>("[type=search]")];
			const shown = [field.current, ...fields].find((one) => one?.checkVisibility());
			if (!shown) return;
			event.preventDefault();
			shown.focus();
		};
		document.addEventListener("keydown", lead);
		return () => document.removeEventListener("keydown", lead);
	}, []);
	if (pathname === customerSearch) return null;
	return (
		<>
			<Form
				method="get"
				action={customerSearch}
				role="search"
				aria-label={label}
				autoComplete="off"
				className="max-[80rem]:hidden"
			>
				<input
					ref={field}
					className="input w-56 [--control:2.25rem]"
					type="search"
					name="q"
					aria-label={label}
					placeholder={hint}
					maxLength={maxLength.line}
					required
				/>
			</Form>
			<span className="min-[80rem]:hidden">
				<Link to={customerSearch}>{label}</Link>
			</span>
		</>
	);
}

const isTyping = (target: EventTarget | null) =>
	target instanceof Element &&
	target.closest("input:not([type=checkbox], [type=radio]), textarea, select") !== null;
