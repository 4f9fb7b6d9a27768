import { Link } from "@remix-run/react";
import { customerAddress } from "#app/addresses/customers.ts";
import { useCustomerTexts } from "./use-texts.ts";

/** From one request or inquiry to everything that there is of its customer. */
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
