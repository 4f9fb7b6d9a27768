import { setEventsApart } from "./0001-events-apart.server.ts";
import { makeRequestsWork } from "./0002-requests-are-work.server.ts";
import { makeConsentABoolean } from "./0006-consent-is-a-boolean.server.ts";
import { foldTexts } from "./0007-folded-texts.server.ts";
import { keepNoToken } from "./0008-no-token-in-mails.server.ts";
import { keepKeysInOne } from "./0009-keys-in-one.server.ts";
import { makeOneHistory } from "./0010-one-history.server.ts";
import { giveConvertedToInquiryOwners } from "./0011-converted-with-their-inquiry.server.ts";
import { setStrangersApart } from "./0012-strangers-apart.server.ts";

/** `up` works while the version before still serves, and goes on where it was killed (docs/decisions/0038). */
export type Migration = { name: string; up(): Promise<void> };

/** Earlier ones each brought new search keys, and 0007 makes all of them anew. */
const doneBy0007 = async () => {};

/** All migrations in order, named as their files. What has been released is never renamed, moved or taken out. */
export const migrations: Migration[] = [
	{ name: "0001-events-apart", up: setEventsApart },
	{ name: "0002-requests-are-work", up: makeRequestsWork },
	{ name: "0003-search-keys", up: doneBy0007 },
	{ name: "0004-pairs-of-ended-requests", up: doneBy0007 },
	{ name: "0005-weeks-of-ended-requests", up: doneBy0007 },
	{ name: "0006-consent-is-a-boolean", up: makeConsentABoolean },
	{ name: "0007-folded-texts", up: foldTexts },
	{ name: "0008-no-token-in-mails", up: keepNoToken },
	{ name: "0009-keys-in-one", up: keepKeysInOne },
	{ name: "0010-one-history", up: makeOneHistory },
	{ name: "0011-converted-with-their-inquiry", up: giveConvertedToInquiryOwners },
	{ name: "0012-strangers-apart", up: setStrangersApart },
];
