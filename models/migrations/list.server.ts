import { keepKeysInOne } from "./0009-keys-in-one.server.ts";
import { makeOneHistory } from "./0010-one-history.server.ts";
import { giveConvertedToInquiryOwners } from "./0011-converted-with-their-inquiry.server.ts";
import { setStrangersApart } from "./0012-strangers-apart.server.ts";
import { dropKeptCounts } from "./0013-counted-when-asked.server.ts";
import { makeCustomers } from "./0014-a-customer-is-a-document.server.ts";
import { dropHandOvers } from "./0015-handed-over-in-a-loop.server.ts";
import { noteSources } from "./0016-source-of-inquiries.server.ts";

/** `up` works while the version before still serves, and goes on where it was killed (docs/decisions/0038). */
export type Migration = { name: string; up(): Promise<void> };

/** What versions before 1.1.0 needed: a database of 1.1.0 has seen them, a new one needs none, an older one is refused. */
export const baseline = [
	"0001-events-apart",
	"0002-requests-are-work",
	"0003-search-keys",
	"0004-pairs-of-ended-requests",
	"0005-weeks-of-ended-requests",
	"0006-consent-is-a-boolean",
	"0007-folded-texts",
	"0008-no-token-in-mails",
];

/** All later migrations in order, named as their files. What has been released is never renamed, moved or taken out. */
export const migrations: Migration[] = [
	{ name: "0009-keys-in-one", up: keepKeysInOne },
	{ name: "0010-one-history", up: makeOneHistory },
	{ name: "0011-converted-with-their-inquiry", up: giveConvertedToInquiryOwners },
	{ name: "0012-strangers-apart", up: setStrangersApart },
	{ name: "0013-counted-when-asked", up: dropKeptCounts },
	{ name: "0014-a-customer-is-a-document", up: makeCustomers },
	{ name: "0015-handed-over-in-a-loop", up: dropHandOvers },
	{ name: "0016-source-of-inquiries", up: noteSources },
];
