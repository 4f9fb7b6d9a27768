import { Link } from "@remix-run/react";
import type { Person } from "#models/account/staff.server.ts";

type Props = { label: string; question: string; people: Person[]; addressOf: (email: string) => string };

export function Meant({ label, question, people, addressOf }: Props) {
	return (
		<nav aria-label={label}>
			<p>{question}</p>
			<ul className="grid gap-1 wrap-anywhere">
				{people.map(({ id, name, emailShown }) => (
					<li key={id}>
						<Link className="inline-block py-[0.15rem]" to={addressOf(emailShown)}>
							{name}
						</Link>{" "}
						{emailShown}
					</li>
				))}
			</ul>
		</nav>
	);
}
