import { contact, demo, type PublicForm, trial } from "#tests/support/public-forms.ts";
import { post } from "./staff.ts";

const send =
	({ path, answers }: PublicForm) =>
	(url: string, changes: Record<string, string> = {}): Promise<Response> =>
		post(url + path, { ...answers, ...changes, submissionId: crypto.randomUUID() });

export const sendMessage = send(contact);
export const sendDemo = send(demo);
export const sendTrial = send(trial);

/** What makes a message look like a robot's: the trap is filled in, and there is a link. */
export const robotSigns = (text = "") => ({
	website: "https://xau.example",
	message: `${text} https://xau.example`,
});
