import type { ClientSession, Model, Types } from "mongoose";
import type { AuditSubjectKind } from "#models/audit/actions.ts";
import type { Contact } from "#models/history/contact.server.ts";
import type { HistoryEvent, Subject } from "#models/history/history.server.ts";
import type { InquiryRecord } from "#models/inquiry/record.server.ts";
import type { InquiryView } from "#models/inquiry/view.ts";
import type { Language } from "#models/language.ts";
import type { Mail } from "#models/mail/outbox.server.ts";
import type { RequestKind } from "#models/request/answer-deadline.ts";
import type { RequestRecord } from "#models/request/record.server.ts";
import type { RequestView } from "#models/request/view.ts";
import type { RecordKind } from "./record-id.ts";

/** A record as it is stored, by kind. */
export type Stored = Record<RequestKind, RequestRecord> & { inquiry: InquiryRecord };

/** A record as pages show it, by kind. */
export type Views = Record<RequestKind, RequestView> & { inquiry: InquiryView };

/** What is stored in a record, what is removed from it, and the line of its history that tells so. */
export type Change<R> = Also<R> & { set: Partial<R>; event: HistoryEvent };

/** What is stored and removed besides. */
export type Also<R> = { set?: Partial<R>; unset?: (keyof R)[] };

type Person = { id: string; email: string };

/** What a lead, a demo request, a message or an inquiry has of its own; the rest is the same for all (`records.server.ts`). */
export interface RecordTable<Kind extends RecordKind, R = Stored[Kind]> {
	model: Model<R>;
	/** The path that tells how far it is, and its values while it is open. */
	progress: { path: keyof R & string; open: readonly string[] };
	subject: AuditSubjectKind;
	nameOf(record: R): string;
	/** How the customer is reached, with what they have corrected, and the language to write in. */
	reach(record: R): { email: string; phone?: string; language: Language };
	viewOf(record: R, now: Date): Views[Kind];
	/** Whose history it is, and when that is erased together with it. */
	historyOf(record: R): Subject;
	/** The request whose history comes before its own. */
	begunWith(record: R): string | undefined;
	ownedBy(person: Person): Partial<R>;
	/** @throws Refusal if nobody may work on it any more */
	assertChangeable(record: R): void;
	/** What a contact changes, and what its line tells of the next day. @throws Refusal for a day that cannot be */
	afterContact(record: R, contact: Contact, at: Date): Also<R> & Pick<HistoryEvent, "nextOn" | "nextOff">;
	/** What a change brings with it. @param after the record as the change alone leaves it */
	alsoStored(before: R, after: R, change: Change<R>, session: ClientSession): Promise<Also<R>>;
	/** The requests that are worked on together with it, and so get the same owner. */
	worksWith(_id: Types.ObjectId, session: ClientSession): Promise<{ id: string; matching: object }[]>;
	/** The mail to whom it is given. @param by who gives it, a full name */
	handOverMail(id: string, to: Person, envelope: Envelope, by: string): Mail;
}

type Envelope = Pick<Mail, "to" | "language" | "origin">;
