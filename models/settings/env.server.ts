import { examineSettings } from "./schema.ts";
import { WrongSettings } from "./wrong-settings.ts";

export { type Env, isLoopback } from "./schema.ts";

const examined = examineSettings(process.env);
if (!examined.env) throw new WrongSettings(sayWhatIsWrong());

export const env = examined.env;

export const { misspelt: misspeltSettings, example: exampleSettings } = examined;

/** Whether people reach the site by https. */
export const isSecure = env.PUBLIC_URL?.startsWith("https:") ?? false;

function sayWhatIsWrong(): string {
	const { wrong, misspelt } = examined;
	const lines = [
		...wrong,
		...misspelt.map(({ name, meant }) => `${name} is no setting: ${meant} may be meant`),
	];
	return `The settings are not complete (see .env.example):\n${lines.map((line) => `  ${line}`).join("\n")}`;
}
