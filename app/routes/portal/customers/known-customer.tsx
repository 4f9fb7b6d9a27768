import { useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { knownCustomer } from "#app/addresses/customers.ts";
import type { Related } from "#models/customer/related.server.ts";
import { RelatedList } from "../requests/related-list.tsx";

const asked = ["customerEmail", "customerPhone", "companyName", "request"];
const quietMs = 400;

/**
 * Inside a form: tells who has the customer whose address, number or company is being typed. Where no scripts run, the page
 * after storing tells it.
 */
export function KnownCustomer() {
	const place = useRef<HTMLDivElement>(null);
	const { load, data } = useFetcher<{ related: Related[] }>();
	useEffect(() => {
		const form = place.current?.closest("form");
		if (!form) return;
		let timer: ReturnType<typeof setTimeout>;
		let before = "";
		const ask = () => {
			const typed = new FormData(form);
			const values = asked.map((name) => [name, String(typed.get(name) ?? "").trim()]);
			const query = String(new URLSearchParams(values.filter(([, value]) => value)));
			if (query !== before) load(`${knownCustomer}?${query}`);
			before = query;
		};
		const wait = () => {
			clearTimeout(timer);
			timer = setTimeout(ask, quietMs);
		};
		wait();
		form.addEventListener("input", wait);
		return () => {
			clearTimeout(timer);
			form.removeEventListener("input", wait);
		};
	}, [load]);
	return (
		<div ref={place} role="status" className="col-span-full empty:hidden">
			{data && data.related.length > 0 && <RelatedList related={data.related} />}
		</div>
	);
}
