import { recordAddress } from "#app/addresses/records.ts";
import { formatDate, formatDay, formatDeadline } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { text } from "#app/server/i18n.server.ts";
import { trialLine } from "#app/server/trial-line.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import type { CustomerEvent, CustomerRecord, CustomerView } from "#models/customer/customer.server.ts";
import type { Related } from "#models/customer/related.server.ts";
import type { Language } from "#models/language.ts";
import { isToCome } from "#models/request/demo-hours.ts";
import { env } from "#models/settings/env.server.ts";
import { reachOf } from "../../record/reach.server.ts";
import { type Entry, entryOf } from "../../record/timeline.server.ts";
import { dueOf, endedOf } from "../../requests/due.server.ts";

/** A customer in words. */
export function shownCustomer(language: Language, viewer: Viewer, customer: CustomerView) {
	const texts = text(language, "portalCustomers").customer;
	const { name, companyName, others, hints, joined, history } = customer;
	const records = customer.records.map((record) => shownRecord(language, record));
	const about = new Map(records.map(({ id, label, address }) => [id, { name: label, address }]));
	const [first, ...more] = customer.ways.map((way) => reachOf(language, viewer, way));
	return {
		name,
		companyName,
		records,
		reach: first,
		otherWays: more.map(({ phone, isWrongNumber, call, email, emailShown, isMailRefused }) => ({
			phone,
			isWrongNumber,
			call,
			email,
			emailShown,
			isMailRefused,
		})),
		others: others.map(({ what, owner, since }) =>
			interpolate(texts.othersOne, {
				owner: owner ?? texts.colleague,
				what: kindOf(language, what).toLowerCase(),
				day: formatDate(language, since),
			}),
		),
		hints: hints.flatMap((hint) => (hint.id ? { ...shownHint(language, hint), id: hint.id } : [])),
		joined:
			joined &&
			interpolate(texts.joinedBy, {
				owner: joined.by ?? texts.colleague,
				day: formatDate(language, joined.at),
			}),
		loggable: records.filter(({ isOpen }) => isOpen).map(({ id, label }) => ({ value: id, label })),
		history: {
			next: history.next,
			previous: history.previous,
			entries: history.rows.map((event) => shownEvent(language, event, customer, about)),
		},
		title: interpolate(texts.title, { name }),
	};
}

export type ShownCustomer = ReturnType<typeof shownCustomer>;

const kindOf = (language: Language, what: CustomerRecord["what"]) =>
	text(language, "portalRequests").kinds[what];

/** One of a customer's records: what it is, how it stands and what comes next. */
function shownRecord(language: Language, record: CustomerRecord) {
	const texts = text(language, "portalCustomers").customer;
	const { what, id, name, isOpen, isApart, owner, createdAt, companyName } = record;
	const came = interpolate(texts.came, { day: formatDate(language, createdAt) });
	const { lines, isLate } =
		what === "inquiry" ? inquiryLines(language, record) : requestLines(language, record);
	return {
		id,
		isOpen,
		isApart,
		isLate,
		lines,
		named: isApart ? [name, companyName].filter(Boolean).join(", ") : undefined,
		label: `${kindOf(language, what)}, ${formatDate(language, createdAt)}`,
		kind: kindOf(language, what),
		address: recordAddress(what, id),
		came,
		owner: owner ?? texts.nobody,
	};
}

/** A record of somebody who may be the same customer, and why. */
function shownHint(language: Language, { what, id, name, createdAt, same }: Related) {
	const { related } = text(language, "portalRequests");
	const reasons = same.map((one) => related.same[one]).join(", ");
	return {
		label: interpolate(related.mine, { what: kindOf(language, what), name: name ?? "" }),
		address: recordAddress(what, id ?? ""),
		why: `${formatDate(language, createdAt)}, ${reasons}`,
	};
}

function inquiryLines(language: Language, record: CustomerRecord & { what: "inquiry" }) {
	const { options } = text(language, "portalInquiries");
	const { followUp } = text(language, "portalCustomers").customer;
	const { status, projectType, followUpOn, due } = record;
	return {
		isLate: due === "overdue",
		lines: [
			`${options.projectType[projectType]}, ${options.status[status]}`,
			...(followUpOn ? [interpolate(followUp, { day: formatDay(language, followUpOn) })] : []),
		],
	};
}

function requestLines(language: Language, record: Exclude<CustomerRecord, { what: "inquiry" }>) {
	const { demo, states, trial: trialTexts } = text(language, "portalRequests");
	const { state, demoAt, trial, isLate } = record;
	const due = dueOf(language, record);
	const ended = endedOf(language, record);
	return {
		isLate,
		lines: [
			ended ? `${ended.how}, ${ended.time}` : states[state],
			...(due ? [`${due.left}, ${due.deadline}`] : []),
			...(demoAt && isToCome(demoAt)
				? [interpolate(demo.booked, { time: formatDeadline(language, new Date(demoAt)) })]
				: []),
			...(trial ? [trialLine(language, trialTexts.states, trial)] : []),
		],
	};
}

function shownEvent(
	language: Language,
	event: CustomerEvent,
	{ records }: CustomerView,
	names: Map<string, Entry["about"]>,
): Entry {
	const about = names.get(event.of);
	const { id, at } = event;
	if (event.kind === "mailed") {
		const { mailed, mails } = text(language, "portalCustomers").customer;
		const mail = mails[event.mail] ?? "";
		return { id, at, about, by: env.BRAND_NAME, what: interpolate(mailed, { mail }) };
	}
	if (event.kind === "came") {
		const sender = records.find((record) => record.id === event.of);
		const by = sender && sender.what !== "inquiry" ? sender.name : "";
		return { id, at, about, by, what: text(language, "portalRecord").lines.came };
	}
	return { ...entryOf(language, event), about };
}
