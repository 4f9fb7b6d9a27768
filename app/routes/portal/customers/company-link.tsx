import { Link } from "@remix-run/react";
import { customerAddress } from "#app/addresses/customers.ts";

type Props = {
	/** The id of a request or an inquiry of the customer. */
	record: string;
	/** Some people write without one. */
	name: string | undefined;
	discover?: "render" | "none";
};

/** In lists a person's name opens what the row is about, and the company's everything that there is of the customer. */
export function CompanyLink({ record, name, discover }: Props) {
	if (!name) return null;
	return (
		<Link className="company" to={customerAddress(record)} discover={discover}>
			{name}
		</Link>
	);
}
