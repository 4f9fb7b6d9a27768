import { exampleSettings, misspeltSettings } from "#models/env.server.ts";
import { log } from "#models/log.server.ts";

/** Logs at each start what is probably wrong with the settings and keeps nothing from running. */
export function warnAtStart(): void {
	for (const { name, meant } of misspeltSettings) {
		log.warn(`${name} is no setting and does nothing; is ${meant} meant?`);
	}
	if (exampleSettings.length > 0) {
		log.warn(
			`VISITORS ARE TOLD THE EXAMPLE'S FIRM: set ${exampleSettings.join(", ")}, which people call, write to and are billed by`,
		);
	}
}
