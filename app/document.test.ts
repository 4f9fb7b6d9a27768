import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { handOver } from "./document.tsx";

test("data reaches Remix as it is, and ends no script", () => {
	const data = `["</script><!--", "&amp;", "\u2028\u2029", "Nguyễn Thu Hà 🌤"]\n`;
	const script = handOver(data);
	expect(script).not.toMatch(/[<>&\u2028\u2029]/);
	const arrived: string[] = [];
	const streamController = {
		enqueue: (text: string) => arrived.push(text),
		close: () => arrived.push("closed"),
	};
	runInNewContext(script, { window: { __remixContext: { streamController } } });
	expect(arrived).toEqual([data, "closed"]);
});
