import { accountSubject } from "#models/account/people.server.ts";
import { type AuditLine, auditLines, recordOf, type Subject, somebody } from "#models/audit/record.server.ts";
import { inquiries } from "#models/inquiry/record.server.ts";
import { dayMs, minuteMs } from "#models/time/calendar.ts";
import type { Owner } from "./import.ts";
import { type Random, randomFrom } from "./random.ts";

type Told = { at: Date; line: AuditLine };

const days = 40;

/** Networks of RFC 5737 and 3849, which are nobody's. */
const networks = {
	office: "203.0.113.0/24",
	phone: "2001:db8:4860::/48",
	elsewhere: "198.51.100.0/24",
};

/** Puts in what an office does in some weeks. @returns by account, when its owner signed in last */
export async function putInAuditLines(admin: Owner, representatives: Owner[]): Promise<Map<string, Date>> {
	const random = randomFrom(19);
	const known = await inquiries.find({}, { _id: 1 }).sort({ createdAt: -1 }).limit(30).lean();
	const ids = known.map(({ _id }) => String(_id));
	const midnight = Math.floor(Date.now() / dayMs) * dayMs;
	const told = Array.from({ length: days }, (_, index) => new Date(midnight - index * dayMs))
		.filter((date) => date.getUTCDay() % 6 !== 0)
		.flatMap((date) => [
			...[admin, ...representatives].flatMap((person) => dayOf(person, date, random)),
			...workOf(admin, representatives, ids, date, random),
		])
		.filter(({ at }) => at.getTime() < Date.now());
	await auditLines.insertMany(
		told.map(({ at, line }) => recordOf(line, at)),
		{ lean: true },
	);
	const signIns = told
		.filter(({ line }) => line.action === "signedIn")
		.sort((one, other) => one.at.getTime() - other.at.getTime());
	return new Map(signIns.flatMap(({ at, line: { by } }) => ("id" in by ? [[by.id, at] as const] : [])));
}

/** Comes in the morning, at times with a wrong password first, and mostly leaves in the evening. */
function dayOf({ id, fullName }: Owner, date: Date, random: Random): Told[] {
	if (random.next() < 0.1) return [];
	const network = random.next() < 0.8 ? networks.office : networks.phone;
	const by = { id, fullName, network };
	// 7:40 to 8:40 and 17:00 to 18:00 in Vietnam.
	const comes = new Date(date.getTime() + (40 + random.below(60)) * minuteMs + random.below(minuteMs));
	const leaves = new Date(date.getTime() + (600 + random.below(60)) * minuteMs + random.below(minuteMs));
	const subject = accountSubject({ id, fullName });
	const mistyped: Told[] =
		random.next() < 0.06
			? [
					{
						at: new Date(comes.getTime() - random.below(minuteMs)),
						line: { by: somebody(network), action: "passwordWrong", subject },
					},
				]
			: [];
	const left: Told[] = random.next() < 0.6 ? [{ at: leaves, line: { by, action: "signedOut" } }] : [];
	return [...mistyped, { at: comes, line: { by, action: "signedIn" } }, ...left];
}

function workOf(boss: Owner, representatives: Owner[], ids: string[], date: Date, random: Random): Told[] {
	const sales = random.pick(representatives);
	const [admin, person] = [inOffice(boss), inOffice(sales)];
	const subject = accountSubject(sales);
	const inquiry = { kind: "inquiry" as const, id: random.pick(ids) };
	const isMonday = date.getUTCDay() === 1;
	// Within working hours: 9:00 to 17:00 in Vietnam.
	const sometimes = (chance: number, line: AuditLine): Told[] => {
		const at = new Date(date.getTime() + (120 + random.below(480)) * minuteMs + random.below(minuteMs));
		return random.next() < chance ? [{ at, line }] : [];
	};
	return [
		...sometimes(isMonday ? 1 : 0, {
			by: admin,
			action: "inquiriesExported",
			detail: { fields: "status" },
		}),
		...sometimes(0.3, { by: person, action: "promptWithContact", subject: inquiry }),
		...sometimes(0.15, { by: person, action: "inquiriesExported", detail: { fields: "" } }),
		...sometimes(0.1, { by: person, action: "preferencesSet", detail: { digest: "on", takesDemos: "off" } }),
		...sometimes(0.08, { by: person, action: "passwordChanged" }),
		...sometimes(0.08, { by: person, action: "inquiryDeleted", subject: inquiry }).flatMap((deleted) => {
			const at = new Date(deleted.at.getTime() + (5 + random.below(40)) * minuteMs);
			const restored: AuditLine = { by: admin, action: "inquiryRestored", subject: inquiry };
			return [deleted, { at, line: restored }];
		}),
		...(random.next() < 0.06 ? guessesAt(subject, date) : []),
	];
}

const inOffice = ({ id, fullName }: Owner) => ({ id, fullName, network: networks.office });

/** Tries at one o'clock at night in Vietnam, until the address is blocked. */
function guessesAt(subject: Subject, date: Date): Told[] {
	const by = somebody(networks.elsewhere);
	return Array.from({ length: 11 }, (_, guess) => ({
		at: new Date(date.getTime() + 18 * 60 * minuteMs + guess * 2_000),
		line: { by, action: guess < 10 ? ("passwordWrong" as const) : ("triesBlocked" as const), subject },
	}));
}
