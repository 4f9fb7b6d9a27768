import { expect, test } from "vitest";
import type { InquiryFields } from "#models/inquiry/fields.ts";
import { EditConflict, editInquiry } from "#models/inquiry/inquiry.server.ts";
import type { Fingerprints } from "#models/inquiry/merge.server.ts";
import { setStatus } from "#models/inquiry/status.server.ts";
import { Inquiries } from "#models/records/records.server.ts";
import { stored } from "#tests/support/database.ts";
import { inquiryFields } from "#tests/support/inquiries.ts";
import {
	admin,
	find,
	historyOf,
	khoi,
	opened,
	submit,
	useInquiries,
} from "#tests/support/stored-inquiries.ts";

useInquiries();

const untouched = {};
const edits: [string, Partial<InquiryFields>, Partial<InquiryFields>, Partial<InquiryFields>, string[]][] = [
	["one field each", { notes: "A" }, { timeline: "B" }, { notes: "A", timeline: "B" }, ["timeline"]],
	["the same to a field", { notes: "A" }, { notes: "A" }, { notes: "A" }, []],
	["a field that the other emptied", { notes: undefined }, { budget: "B" }, { budget: "B" }, ["budget"]],
	["nothing", { notes: "A" }, untouched, { notes: "A" }, []],
];

test.each(edits)(
	"of two people the later one changes %s: both changes stay",
	async (_, first, second, both, told) => {
		const id = await submit();
		await editInquiry(admin, id, inquiryFields(first), opened);
		const isMerged = !("notes" in second);
		expect(await editInquiry(khoi, id, inquiryFields(second), opened)).toEqual({ isMerged });
		const { notes, timeline, budget } = await find(id);
		expect({ notes, timeline, budget }).toEqual({
			notes: first.notes,
			timeline: "Quý 1",
			budget: "350 triệu",
			...both,
		});
		const [latest] = (await historyOf(id)).events;
		expect(latest).toMatchObject(told.length > 0 ? { by: "khoi", fields: told } : { by: "admin" });
	},
);

test("an edit goes through when only the status and the follow-up day changed meanwhile, and leaves them", async () => {
	const id = await submit();
	await setStatus(admin, id, "in-progress", 1);
	await Inquiries.log(admin, id, { way: "note", nextOn: "2100-01-01" });
	expect(await editInquiry(khoi, id, inquiryFields({ notes: "A" }), opened)).toEqual({ isMerged: false });
	expect(await find(id)).toMatchObject({ notes: "A", status: "in-progress", followUpOn: "2100-01-01" });
});

const clashes: [string, string | undefined, string | undefined, Fingerprints][] = [
	["another text", "A", "B", opened],
	["nothing", "A", undefined, opened],
	["what the other emptied", undefined, "B", opened],
	["what nobody knows to be untouched", "A", "Hẹn xuống xưởng", {}],
];

test.each(clashes)(
	"of two people who change a field the later one, with %s, is told, and nothing is stored",
	async (_, ...texts) => {
		const id = await submit();
		const [first, second, known] = texts;
		await editInquiry(admin, id, inquiryFields({ notes: first }), opened);
		const before = await stored("salesInquiries").findOne();
		const edit = editInquiry(khoi, id, inquiryFields({ notes: second, timeline: "Quý 2" }), known);
		const clash = ["changedMeanwhile"];
		const codes = known === opened ? { notes: clash } : { timeline: clash, notes: clash };
		await expect(edit).rejects.toThrow(expect.objectContaining({ name: "EditConflict", codes }));
		expect(await stored("salesInquiries").findOne()).toEqual(before);
	},
);

test("of edits at the same moment none is lost", async () => {
	const id = await submit();
	const [notes, timeline, other] = await Promise.allSettled([
		editInquiry(khoi, id, inquiryFields({ notes: "A" }), opened),
		editInquiry(admin, id, inquiryFields({ timeline: "B" }), opened),
		editInquiry(admin, id, inquiryFields({ notes: "C" }), opened),
	]);
	expect(timeline.status).toBe("fulfilled");
	const refused = [notes, other].flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
	expect(refused).toEqual([expect.any(EditConflict)]);
	const kept = notes.status === "fulfilled" ? "A" : "C";
	expect(await find(id)).toMatchObject({ notes: kept, timeline: "B", version: 3 });
});
