import { Link } from "@remix-run/react";
import { customerAddress } from "#app/addresses/records.ts";

type Props = {
	/** The id of a request or an inquiry of the customer. */
	record: string;
	/** Optional in a contact message. */
	name: string | undefined;
	discover?: "render" | "none";
};

/**
 * The company's name in a list, linking to the customer's page; the person's name opens the row's own record. It is styled
 * by the `.firm` around it.
 */
export function CompanyLink({ record, name, discover }: Props) {
	if (!name) return null;
	return (
		<Link to={customerAddress(record)} discover={discover}>
			{name}
		</Link>
	);
}
