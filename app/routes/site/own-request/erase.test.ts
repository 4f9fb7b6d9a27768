import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { Requests } from "#models/records/records.server.ts";
import { correctRequest, ownTokenOf } from "#models/request/own-request.server.ts";
import { requestToken } from "#models/request/request-token.server.ts";
import { useDatabase } from "#tests/support/database.ts";
import { viewerNamed } from "#tests/support/inquiries.ts";
import { storeTrial } from "#tests/support/requests.ts";
import { action } from "./erase.tsx";

useDatabase();

const admin = viewerNamed("admin", "admin");

/** Presses the button of the question about a request, in a tab with that link; the answer's status. */
async function erase(token: string, pressed: string): Promise<number> {
	const request = new Request(`http://localhost/yeu-cau/${token}/xoa`, {
		method: "POST",
		body: new URLSearchParams({ pressed }),
	});
	const answer = await action({ request, params: { token }, context: {} }).catch(
		(thrown: Response) => thrown,
	);
	return answer instanceof Response ? answer.status : 200;
}

test("a link that was replaced meanwhile erases nothing, and is not answered as if it did; a second click is", async () => {
	const submissionId = randomUUID();
	const id = await storeTrial({ submissionId });
	const changes = { email: "hoa.moi@gom.example", phone: "0912345678" };
	await correctRequest(id, changes, null);
	expect(await erase(requestToken("trial", submissionId), id)).toBe(404);
	expect(await Requests.findWithHistory(admin, id)).toMatchObject(changes);
	const replacement = (await ownTokenOf(id)) ?? "";
	for (const click of ["first", "second"]) expect(await erase(replacement, id), click).toBe(303);
	expect(await Requests.findWithHistory(admin, id)).toBeNull();
});
