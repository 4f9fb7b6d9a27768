import { createReadStream } from "node:fs";
import { open, readFile, writeFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";
import { CliError, reasonOf } from "#scripts/step.ts";

/** How a file in the format of age begins (age-encryption.org/v1). */
const header = Buffer.from("age-encryption.org/");

/** Bytes that only who has the key of the recipient reads, in the format of age. */
export async function encrypt(bytes: Readable, recipient: string): Promise<Readable> {
	const encrypter = new Encrypter();
	encrypter.addRecipient(recipient);
	return readableFrom(await encrypter.encrypt(webStreamOf(bytes)));
}

/**
 * The bytes of a file, decrypted if it is encrypted.
 * @param keyFile where the key stands, in a line of its own as age-keygen writes it
 * @throws CliError without the right key
 */
export async function readDecrypted(file: string, keyFile?: string): Promise<Readable> {
	if (!(await isEncrypted(file))) return createReadStream(file);
	if (!keyFile) throw new CliError(`${file} is encrypted: say where its key is, with --key FILE.`);
	const decrypter = new Decrypter();
	try {
		decrypter.addIdentity(await keyIn(keyFile));
		return readableFrom(await decrypter.decrypt(webStreamOf(createReadStream(file))));
	} catch (error) {
		throw new CliError(`${file} cannot be decrypted with the key in ${keyFile}: ${error}`);
	}
}

/** Writes a new key into a file of its own, and returns the recipient for BACKUP_RECIPIENT. @throws CliError if the file exists */
export async function makeKey(file: string): Promise<string> {
	const key = await generateX25519Identity();
	const recipient = await identityToRecipient(key);
	try {
		await writeFile(file, `# public key: ${recipient}\n${key}\n`, { mode: 0o600, flag: "wx" });
	} catch (error) {
		const isThere = error instanceof Error && "code" in error && error.code === "EEXIST";
		throw new CliError(
			isThere
				? `${file} exists already, and no key is overwritten.`
				: `${file} cannot be written: ${reasonOf(error)}`,
		);
	}
	return recipient;
}

async function keyIn(file: string): Promise<string> {
	const lines = (await readFile(file, "utf8")).split("\n").map((line) => line.trim());
	const key = lines.find((line) => line.startsWith("AGE-SECRET-KEY-"));
	if (!key) throw new Error("the file has no line that begins with AGE-SECRET-KEY-");
	return key;
}

async function isEncrypted(file: string): Promise<boolean> {
	const handle = await open(file).catch((error: unknown) => {
		throw new CliError(`${file} cannot be read: ${reasonOf(error)}`);
	});
	try {
		const { buffer } = await handle.read(Buffer.alloc(header.length), 0, header.length, 0);
		return buffer.equals(header);
	} finally {
		await handle.close();
	}
}

const webStreamOf = (bytes: Readable) => Readable.toWeb(bytes) as ReadableStream<Uint8Array>;

const readableFrom = (stream: ReadableStream<Uint8Array>) =>
	Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]);
