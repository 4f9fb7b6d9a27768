import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { bookDemo } from "#models/request/demo-appointment.server.ts";
import { freeDemoHours } from "#models/request/demo-slot.server.ts";
import { findOwnRequest } from "#models/request/own-request.server.ts";
import { requestToken } from "#models/request/request-token.server.ts";
import { useDatabase } from "#tests/support/database.ts";
import { memberNamed } from "#tests/support/members.ts";
import { storeDemo } from "#tests/support/requests.ts";
import { statusText } from "./describe.server.ts";

useDatabase();

test("what keeps a held hour is read right behind the hour, before what we do", async () => {
	await memberNamed("khoi");
	const submissionId = randomUUID();
	const id = await storeDemo({ submissionId });
	const [hour = new Date(0)] = await freeDemoHours("visitor");
	await bookDemo(id, hour, null, null);
	const own = await findOwnRequest(requestToken("demo", submissionId));
	expect(own && statusText("vi", { ...own, isInHand: false })).toMatch(
		/^Hẹn demo: [^.]+\. Anh chị mở liên kết trong email .+ để giữ giờ này\./,
	);
});
