import { beforeAll, expect, test } from "vitest";
import { reopenRequest } from "#models/customer/conversion.server.ts";
import type { RequestId } from "#models/records/record-id.ts";
import { weekOf } from "#models/time/week.ts";
import { useDatabase } from "#tests/support/database.ts";
import { viewerNamed } from "#tests/support/inquiries.ts";
import { storeDemo, storeMessage, storeTrial } from "#tests/support/requests.ts";
import { listRequests, type RequestQuery } from "./list.server.ts";
import { correctRequest } from "./own-request.server.ts";
import { endRequest } from "./request.server.ts";

useDatabase();

const admin = viewerNamed("admin", "admin");

const end = (id: RequestId) => endRequest(admin, id, { ending: "notInterested" }, null);

async function ended(stored: Promise<RequestId>): Promise<RequestId> {
	const id = await stored;
	await end(id);
	return id;
}

const found = async (text: string, query: RequestQuery = { state: "ended" }) =>
	(await listRequests(admin, { text, ...query })).rows.map(({ id }) => id);

let both: RequestId;

beforeAll(async () => {
	await ended(storeTrial({ contactName: "Lê Hoa", companyName: "Gạch Long An", email: "a@long.example" }));
	await ended(storeDemo({ contactName: "Vũ Tâm", companyName: "Gạch Bình An", email: "b@binh.example" }));
	both = await ended(
		storeTrial({ contactName: "Phan Hoa", companyName: "Gốm Tâm Phát", email: "c@tam.example" }),
	);
	expect(await found("hoa tâm")).toEqual([both]);
});

test("several words find what has ended, and what has not", async () => {
	const message = await ended(storeMessage({ name: "Đỗ Tâm", email: "hoa@gom.example" }));
	const open = await storeDemo({ contactName: "Hoa Tâm" });
	expect(await found("hoa tam")).toEqual([message, both]);
	expect(await found("hoa tam", { state: "all" })).toEqual([open, message, both]);
	expect(await found("hoa tam", {})).toEqual([open]);
	expect(await found("hoa tam gom")).toEqual([message, both]);
	await end(open);
	expect(await found("hoa tam")).toContain(open);
});

test("what is opened again, or corrected, is found where it stands now", async () => {
	const id = await ended(storeTrial({ contactName: "Hoa Tâm Sen" }));
	await reopenRequest(admin, id);
	expect(await found("hoa tam")).not.toContain(id);
	expect(await found("hoa tam", {})).toEqual([id]);
	await end(id);
	await correctRequest(id, { email: "nhung@sen.example", phone: "0912345678" }, null);
	expect(await found("hoa tam nhung")).toEqual([id]);
});

test("what came in one week from a source, or by a campaign, is found, ended or not", async () => {
	const visit = { utmSource: "zalo", utmCampaign: "hat-dieu" };
	const closed = await ended(storeTrial({ visit }));
	await ended(storeTrial());
	const open = await storeDemo({ visit });
	const week = weekOf(new Date());
	for (const facet of [
		{ source: "zalo" },
		{ campaign: "hat-dieu" },
		{ source: "zalo", campaign: "hat-dieu" },
	]) {
		expect(await found("", { state: "all", week, ...facet })).toEqual([open, closed]);
		expect(await found("", { week, ...facet })).toEqual([open]);
		expect(await found("", { state: "ended", week: "2026-01-05", ...facet })).toEqual([]);
	}
});
