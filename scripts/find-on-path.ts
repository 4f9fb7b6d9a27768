import { access, constants } from "node:fs/promises";
import path from "node:path";

/**
 * Looks for programs in the folders of PATH.
 * @param names tried in this order
 * @returns the path of the first that may be run, or null
 */
export async function findOnPath(...names: string[]): Promise<string | null> {
	const folders = (process.env.PATH ?? "").split(path.delimiter).filter((folder) => folder !== "");
	for (const name of names) {
		for (const folder of folders) {
			const file = path.join(folder, name);
			if (await isRunnable(file)) return file;
		}
	}
	return null;
}

/** Whether a file exists and may be run. */
export async function isRunnable(file: string): Promise<boolean> {
	return access(file, constants.X_OK).then(
		() => true,
		() => false,
	);
}
