import { expect, onTestFinished, test, vi } from "vitest";
import { connect, disconnect } from "#models/database/connection.server.ts";
import { useDatabase } from "#tests/support/database.ts";
import { repeat } from "./repeat.server.ts";

useDatabase();

const soon = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 20 });

function start(work: () => Promise<void>) {
	const background = repeat("a test", 10, work);
	onTestFinished(background.stop);
	return background;
}

test("work that fails is tried again", async () => {
	const work = vi.fn().mockRejectedValueOnce(new Error("not yet")).mockResolvedValue(undefined);
	start(work);
	await soon(() => expect(work.mock.calls.length).toBeGreaterThan(2));
});

test("it rests while the database is away, and goes on when it is back", async () => {
	await disconnect();
	const work = vi.fn().mockResolvedValue(undefined);
	start(work);
	await new Promise((resolve) => setTimeout(resolve, 200));
	expect(work).not.toHaveBeenCalled();
	await connect();
	await soon(() => expect(work).toHaveBeenCalled());
});

test("stop waits for the piece in hand, and lets none begin after it", async () => {
	let finish = () => {};
	let isDone = false;
	const work = vi.fn(async () => {
		await new Promise<void>((resolve) => {
			finish = resolve;
		});
		isDone = true;
	});
	const background = start(work);
	await soon(() => expect(work).toHaveBeenCalled());
	const stopped = background.stop();
	finish();
	await stopped;
	expect(isDone).toBe(true);
	expect(work).toHaveBeenCalledTimes(1);
});
