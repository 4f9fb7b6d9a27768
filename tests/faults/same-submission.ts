import type { Section } from "#scripts/report.ts";
import { trial } from "#tests/support/public-forms.ts";
import { ask } from "./ask.ts";
import { isAcknowledged, newClient, trialRequests } from "./clients.ts";
import { withMongod } from "./mongod.ts";
import { withServer } from "./server.ts";
import { withCollections } from "./stored.ts";

const count = 100;

export const sameSubmission: Section = {
	name: "same-submission",
	title: `${count} posts of one trial request at the same time, to two servers`,
	run: () =>
		withMongod(({ uri }) =>
			withServer({ mongodbUri: uri }, (one) =>
				withServer({ mongodbUri: uri }, async (other) => {
					const form = (await trialRequests(one.url))();
					const post = (_: unknown, index: number) =>
						ask((index % 2 ? one : other).url + trial.path, { form, headers: newClient() });
					const answers = await Promise.all(Array.from({ length: count }, post));
					const successes = answers.filter(isAcknowledged).length;
					const shown = await Promise.all(
						answers.map(({ headers }) => ask(one.url + (headers.location ?? trial.path))),
					);
					const pages = new Set(shown.map(({ status, body }) => `${status} ${mainOf(body)}`));
					const [records, mails] = await withCollections(uri, (db) =>
						Promise.all([
							db.collection("leads").countDocuments({ email: form.email }),
							db.collection("outbox").countDocuments({ to: form.email }),
						]),
					);
					return [
						{
							what: "Successes, and how many different pages",
							must: `${count}, 1`,
							seen: `${successes}, ${pages.size}`,
							reached: successes === count && pages.size === 1,
						},
						{
							what: "Records, and confirmations",
							must: "1, 1",
							seen: `${records}, ${mails}`,
							reached: records === 1 && mails === 1,
						},
					];
				}),
			),
		),
};

function mainOf(page: string): string {
	return /<main.*<\/main>/s.exec(page)?.[0] ?? page;
}
