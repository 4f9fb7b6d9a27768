import { Link } from "@remix-run/react";
import type { InquiryFields } from "#models/inquiry/record.server.ts";
import type { InquiryView } from "#models/inquiry/view.ts";
import { usePageTexts } from "../use-texts.ts";

type Difference = { name: keyof InquiryFields; stored: string; typed: string };

export function differencesOf(stored: InquiryView, typed: Record<string, string | undefined>): Difference[] {
	const names = Object.keys(typed).filter((name) => name !== "version" && name !== "draft");
	const all = names.map((name) => ({
		name: name as keyof InquiryFields,
		stored: stored[name as keyof InquiryFields] ?? "",
		typed: typed[name]?.replace(/\r\n/g, "\n").trim() ?? "",
	}));
	return all.filter((one) => one.stored !== one.typed);
}

/** Somebody else was faster: what is stored now beside what was typed. */
export function Conflict({ differences, keepAddress }: { differences: Difference[]; keepAddress: string }) {
	const { edit, inquiry } = usePageTexts();
	const { conflict } = edit;
	return (
		<section
			className="grid gap-3 rounded-md border border-s-6 border-warn bg-warn-soft p-4"
			aria-labelledby="conflict-heading"
		>
			<h2 id="conflict-heading">{conflict.heading}</h2>
			<p>{conflict.text}</p>
			{differences.length > 0 && (
				<table className="w-full bg-white [&_:is(th,td)]:border [&_:is(th,td)]:px-[0.6rem] [&_:is(th,td)]:py-[0.4rem] [&_:is(th,td)]:align-top [&_:is(th,td)]:wrap-anywhere [&_:is(th,td)]:whitespace-pre-line">
					<thead>
						<tr>
							<th scope="col">{conflict.field}</th>
							<th scope="col">{conflict.stored}</th>
							<th scope="col">{conflict.typed}</th>
						</tr>
					</thead>
					<tbody>
						{differences.map(({ name, stored, typed }) => (
							<tr key={name}>
								<th scope="row">{inquiry.fields[name].label}</th>
								<td>{stored || conflict.nothing}</td>
								<td>{typed || conflict.nothing}</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
			<p>
				<Link className="btn btn-quiet" to={keepAddress}>
					{conflict.keep}
				</Link>
			</p>
		</section>
	);
}
