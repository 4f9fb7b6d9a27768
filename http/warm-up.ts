import { setImmediate as nextTurn } from "node:timers/promises";
import { pages } from "#app/content/site.ts";
import { log } from "#models/log.server.ts";

/** Pages that are rendered at every request, and ask no database. */
const paths = [pages.trial, pages.contact, `${pages.docs}?q=kho`, "/portal/login"];

const rounds = 12;

/**
 * Renders pages until the engine has compiled most of what rendering needs: the first ones of a process take ten times
 * as long as later ones. Requests that come meanwhile are served between two of them.
 * @param render answers a request as Remix does
 */
export async function warmUp(render: (request: Request) => Promise<Response>): Promise<void> {
	try {
		for (let round = 0; round < rounds; round++) {
			for (const path of paths) {
				await nextTurn();
				const page = await render(new Request(new URL(path, "http://localhost")));
				await page.text();
			}
		}
	} catch (error) {
		log.error({ err: error }, "could not warm up");
	}
}
