import { useEffect, useRef, useState } from "react";
import { knownCustomer } from "#app/addresses/records.ts";
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
	const [related, setRelated] = useState<Related[]>([]);
	useEffect(() => {
		const form = place.current?.closest("form");
		if (!form) return;
		let timer: ReturnType<typeof setTimeout>;
		let before = "";
		let asking = new AbortController();
		const ask = async () => {
			const typed = new FormData(form);
			const values = asked.map((name) => [name, String(typed.get(name) ?? "").trim()]);
			const query = String(new URLSearchParams(values.filter(([, value]) => value)));
			if (query === before) return;
			before = query;
			asking.abort();
			asking = new AbortController();
			setRelated(await relatedTo(query, asking.signal));
		};
		const wait = () => {
			clearTimeout(timer);
			timer = setTimeout(ask, quietMs);
		};
		wait();
		form.addEventListener("input", wait);
		return () => {
			clearTimeout(timer);
			asking.abort();
			form.removeEventListener("input", wait);
		};
	}, []);
	return (
		<div ref={place} role="status" className="col-span-full empty:hidden">
			{related.length > 0 && <RelatedList related={related} />}
		</div>
	);
}

/** Not by a fetcher: an outage or an ended session would put another page in place of what is being typed. */
async function relatedTo(query: string, signal: AbortSignal): Promise<Related[]> {
	try {
		const answer = await fetch(`${knownCustomer}?${query}`, { redirect: "manual", signal });
		return answer.ok ? (await answer.json()).related : [];
	} catch {
		return [];
	}
}
