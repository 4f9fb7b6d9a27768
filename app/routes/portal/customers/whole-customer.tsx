import { Link } from "@remix-run/react";
import { customerAddress } from "#app/addresses/records.ts";
import { useCustomerTexts } from "./use-texts.ts";

/** A link from a request or inquiry to its customer's page. */
export function WholeCustomer({ id }: { id: string }) {
	const { whole } = useCustomerTexts().customer;
	return (
		<p>
			<Link className="inline-block py-[0.15rem]" to={customerAddress(id)}>
				{whole}
			</Link>
		</p>
	);
}
