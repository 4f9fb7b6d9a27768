import { expect, readPage, test, unique } from "#tests/support/http.ts";
import { sendForm } from "#tests/support/own-request.ts";
import { enter } from "#tests/support/portal.ts";
import { trial } from "#tests/support/public-forms.ts";

const [people, windowsEach] = [20, 5];

test("of a hundred who take one lead at once one gets it, and all others read who has it", async ({
	request,
	visitor,
	db,
}) => {
	const email = `${unique()}@minhphat.vn`;
	await sendForm(request, trial, { email });
	const lead = () => db.collection("leads").findOne({ email });
	const address = `/portal/requests/trial-${(await lead())?._id}/take`;
	const presses: { name: string; press: () => Promise<string> }[] = [];
	for (let index = 0; index < people; index++) {
		const [staff, name] = [await visitor(), `Người ${unique()}`];
		await enter({ request: staff }, name);
		const storageState = await staff.storageState();
		for (let count = 0; count < windowsEach; count++) {
			const window = await visitor({ storageState });
			// Who is told that the server is busy presses again.
			const press = async (tries = 5): Promise<string> => {
				const page = await readPage(await window.post(address, { form: {} }));
				return page.status === 503 && tries > 0 ? press(tries - 1) : page.main;
			};
			presses.push({ name, press });
		}
	}
	const answers = await Promise.all(presses.map(({ press }) => press()));
	const owner = await db.collection("users").findOne({ _id: (await lead())?.ownerId });
	for (const [index, { name }] of presses.entries())
		expect(answers[index]).toContain(
			name === owner?.fullName
				? "This lead is yours now."
				: `${owner?.fullName} has just taken this lead, before you.`,
		);
});
