import type { z } from "#app/ui/form/zod.ts";
import { Staff } from "#models/account/staff.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { Audit } from "#models/audit/audit.server.ts";
import { type Known, knownAmong } from "#models/customer/known-among.server.ts";
import { namesOf } from "#models/form-fields.ts";
import { submitInquiry } from "#models/inquiry/submit.server.ts";
import { Refusal } from "#models/refusal.ts";
import { type Judged, judge, type RightLine } from "./lines.server.ts";
import { defaultFields, type importSchema, mostLines } from "./schema.ts";
import { asCells, readSheet } from "./sheet.server.ts";

type Sent = z.output<typeof importSchema>;

const linesAtOnce = 50;
/** A piece ends before a request waits too long for its database. */
const pieceMs = 2_000;

/** Reads the sheet that was sent and, by its step, judges its lines or stores the next piece of them. */
export async function importSheet({ step, from, repeated, ...sent }: Sent, viewer: Viewer) {
	const sheet = readSheet(sent.text, sent.columns);
	if (sheet.lines.length === 0) throw new Refusal({ text: ["nothingToImport"] });
	if (sheet.lines.length > mostLines) throw new Refusal({ text: [`tooManyLines:${mostLines}`] });
	const { projectType, industry, urgency, requirements } = sent;
	const judged = judge(sheet, { projectType, industry, urgency, requirements });
	refuseLack(judged);
	const echoed = { ...sent, columns: sheet.columns.map((target) => target ?? "-") };
	if (step === "preview") {
		const { headings } = sheet;
		return { step, sent: echoed, headings, ...(await previewOf(viewer, judged)) };
	}
	const owner = await ownerOf(viewer, sent.owner);
	const before = countIn(from);
	const piece = judged.right.slice(before, before + linesAtOnce);
	const stored = await storePiece(viewer, owner, piece);
	const done = before + stored.count;
	return {
		step,
		sent: echoed,
		done,
		of: judged.right.length,
		repeated: countIn(repeated) + stored.repeated,
		isOver: done >= judged.right.length,
		rest: {
			count: judged.wrong.length,
			text: judged.wrong.length > 0 ? asCells(sheet.headings, judged.wrong) : "",
		},
	};
}

/** @throws Refusal that asks for each default which some line needs and the form does not give */
function refuseLack({ wrong }: Judged): void {
	const empty = wrong.flatMap(({ faults }) => faults.filter(({ value }) => value === ""));
	const lacking = namesOf(defaultFields).filter((name) => empty.some(({ field }) => field === name));
	if (lacking.length > 0) throw new Refusal(Object.fromEntries(lacking.map((name) => [name, ["required"]])));
}

const countIn = (typed = "") => (/^\d{1,3}$/.test(typed) ? Number(typed) : 0);

async function previewOf(viewer: Viewer, { right, wrong, left }: Judged) {
	const known = await knownAmong(
		viewer,
		right.map(({ fields }) => fields),
	);
	return {
		left,
		wrong: wrong.map(({ number, cells, faults }) => ({ number, start: startOf(cells), faults })),
		right: right.map((line, index) => shownLine(line, known[index] ?? null)),
	};
}

/** Enough of a line to find it in the sheet. */
const startOf = (cells: string[]) => cells.filter(Boolean).slice(0, 2).join(", ");

const shownLine = ({ number, fields, followUpOn }: RightLine, known: Known) => ({
	number,
	name: fields.customerName,
	company: fields.companyName,
	reach: [fields.customerEmail, fields.customerPhone].filter(Boolean).join(", "),
	followUpOn,
	known,
});

/** An administrator may import for somebody else. @throws Refusal if that is nobody */
async function ownerOf(viewer: Viewer, ownerId: string | undefined) {
	if (!ownerId || ownerId === viewer.id || !viewer.isAdmin) return { ...viewer, name: viewer.fullName };
	const person = await Staff.activePerson(ownerId);
	if (!person) throw new Refusal({ owner: ["personUnknown"] });
	return person;
}

/** A line is stored once, however often it is sent, as its id is made of what it says. */
async function storePiece(
	viewer: Viewer,
	owner: { id: string; email: string; name: string },
	piece: RightLine[],
) {
	const until = Date.now() + pieceMs;
	let count = 0;
	let repeated = 0;
	for (const { key, fields, followUpOn } of piece) {
		if (Date.now() > until) break;
		const stored = await submitInquiry(fields, viewer, key, { followUpOn, owner });
		count++;
		if (stored.repeated) repeated++;
	}
	if (count > repeated) {
		const detail = { count: String(count - repeated), owner: owner.name };
		await Audit.write({ by: viewer, action: "inquiriesImported", detail });
	}
	return { count, repeated };
}

export type Imported = Awaited<ReturnType<typeof importSheet>>;
export type Preview = Extract<Imported, { step: "preview" }>;
export type Stored = Extract<Imported, { step: "store" }>;
