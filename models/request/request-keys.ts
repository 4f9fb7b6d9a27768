import { customerKeysOf, wordKeysOf } from "#models/search-keys.ts";
import { type Attribution, sourceKey, sourceOf } from "./source.ts";

/** Who sent a request, by the fields of the three forms. */
export type Sender = {
	contactName?: string;
	name?: string;
	companyName?: string;
	email: string;
	phone?: string;
};

const customerOf = ({ contactName, name, companyName = "", email, phone }: Sender) => ({
	customerName: contactName ?? name ?? "",
	companyName,
	customerEmail: email,
	customerPhone: phone,
});

/** Of what a search finds a request by: words, numbers, customer and source. */
export const requestKeysOf = ({ visit, ...sender }: Sender & { visit?: Attribution }): string[] => [
	...wordKeysOf(customerOf(sender)),
	sourceKey(sourceOf(visit)),
];

/** The keys of the sender alone, which their other requests and inquiries share. */
export const senderKeysOf = (sender: Sender): string[] => customerKeysOf(customerOf(sender));
