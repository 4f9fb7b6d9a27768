import type { Language } from "#models/language.ts";
import { maxLength } from "#models/limits.ts";
import { searchKeysOf } from "#models/search/search-keys.ts";
import { weekOf } from "#models/time/week.ts";
import { type Attribution, sourceOf } from "./source.ts";

export type Sender = {
	contactName?: string;
	name?: string;
	companyName?: string;
	email: string;
	phone?: string;
};

type Facets = {
	source: string;
	campaign?: string;
	landingPage?: string;
	language: Language;
	week: string;
	mail?: "refused";
};

type Sent = Sender & {
	visit?: Attribution;
	language: Language;
	createdAt: Date;
	mailRefusedAt?: Date;
};

/** A message's sender has one name; trials and demos name a contact of a company. */
export const senderNameOf = ({ contactName, name }: Pick<Sender, "contactName" | "name">): string =>
	contactName ?? name ?? "";

const customerOf = ({ companyName = "", email, phone, ...sender }: Sender) => ({
	customerName: senderNameOf(sender),
	companyName,
	customerEmail: email,
	customerPhone: phone,
});

const facetsOf = ({ visit, language, createdAt, mailRefusedAt }: Sent): Facets => ({
	source: sourceOf(visit),
	campaign: visit?.utmCampaign,
	landingPage: visit?.landingPage,
	language,
	week: weekOf(createdAt),
	mail: mailRefusedAt && "refused",
});

/** As an index holds it; no typed word has such a key, as it has no colon. A long value is cut. */
export const facetKey = (facet: keyof Facets, value: string) =>
	`${facet}:${value}`.slice(0, maxLength.choice);

/** What is stored with a request, made of what its visitor sent. */
export function requestSearchFields(sent: Sent): { cameFrom: string; searchKeys: string[] } {
	const facets = facetsOf(sent);
	const keys = Object.entries(facets).flatMap(([facet, value]) =>
		value ? [facetKey(facet as keyof Facets, value)] : [],
	);
	return { cameFrom: facets.source, searchKeys: [...searchKeysOf(customerOf(sent)), ...keys] };
}

/** The keys by which a list finds a request: words, numbers and facets. */
export const requestKeysOf = (sent: Sent): string[] => requestSearchFields(sent).searchKeys;
