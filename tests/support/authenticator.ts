import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

/** What an attack changes of what an honest browser and authenticator say. */
export type Lies = {
	origin?: string;
	rpId?: string;
	type?: string;
	challenge?: string;
	userHandle?: string;
	/** Whether the person has shown to the authenticator who they are. */
	isVerified?: boolean;
	/** Of signatures. */
	counter?: number;
	/** Signs with another key. */
	isForged?: boolean;
};

type CreationOptions = { challenge: string; rp: { id?: string }; user: { id: string } };
type RequestOptions = { challenge: string; rpId?: string };

const present = 1;
const verified = 4;
const attested = 64;

const newKey = () => generateKeyPairSync("ec", { namedCurve: "P-256" });
const sha256 = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest();

/** A passkey without a browser: ES256, no attestation, for tests of what the server lets through. */
export class SoftwarePasskey {
	readonly id: string;
	counter = 0;
	private readonly origin: string;
	private readonly key = newKey();
	private userHandle = "";

	/** @param origin of the site that asks @param id of another's, for an attack */
	constructor(origin: string, id = randomBytes(32).toString("base64url")) {
		this.origin = origin;
		this.id = id;
	}

	/** Answers an offer to add it. */
	make({ challenge, rp, user }: CreationOptions, lies: Lies = {}) {
		this.userHandle = user.id;
		const id = Buffer.from(this.id, "base64url");
		const length = Buffer.alloc(2);
		length.writeUInt16BE(id.length);
		const about = Buffer.concat([Buffer.alloc(16), length, id, coseKey(this.key.publicKey)]);
		const authData = Buffer.concat([this.authData(rp.id ?? "", attested, lies), about]);
		const attestation = new Map<string, unknown>([
			["fmt", "none"],
			["attStmt", new Map()],
			["authData", new Uint8Array(authData)],
		]);
		return {
			...this.credential(),
			response: {
				clientDataJSON: this.clientData("webauthn.create", challenge, lies).toString("base64url"),
				attestationObject: cbor(attestation).toString("base64url"),
				transports: ["internal"],
			},
		};
	}

	/** Answers a question who sits there. */
	answer({ challenge, rpId }: RequestOptions, lies: Lies = {}) {
		const authenticatorData = this.authData(rpId ?? "", 0, lies);
		const clientData = this.clientData("webauthn.get", challenge, lies);
		const { privateKey } = lies.isForged ? newKey() : this.key;
		const signature = sign("sha256", Buffer.concat([authenticatorData, sha256(clientData)]), privateKey);
		return {
			...this.credential(),
			response: {
				clientDataJSON: clientData.toString("base64url"),
				authenticatorData: authenticatorData.toString("base64url"),
				signature: signature.toString("base64url"),
				userHandle: lies.userHandle ?? this.userHandle,
			},
		};
	}

	private credential() {
		const { id } = this;
		return { id, rawId: id, type: "public-key" as const, clientExtensionResults: {} };
	}

	private clientData(type: string, challenge: string, lies: Lies): Buffer {
		const data = { type, challenge, origin: this.origin, crossOrigin: false };
		const { origin = data.origin } = lies;
		return Buffer.from(
			JSON.stringify({ ...data, origin, type: lies.type ?? type, challenge: lies.challenge ?? challenge }),
		);
	}

	private authData(rpId: string, flags: number, lies: Lies): Buffer {
		const counter = Buffer.alloc(4);
		counter.writeUInt32BE(lies.counter ?? this.counter);
		const isVerified = lies.isVerified ?? true;
		return Buffer.concat([
			sha256(lies.rpId ?? rpId),
			Buffer.from([flags | present | (isVerified ? verified : 0)]),
			counter,
		]);
	}
}

/** In COSE: an EC2 key for ES256 on P-256. */
function coseKey(key: KeyObject): Buffer {
	const { x = "", y = "" } = key.export({ format: "jwk" });
	const bytes = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));
	return cbor(
		new Map<number, unknown>([
			[1, 2],
			[3, -7],
			[-1, 1],
			[-2, bytes(x)],
			[-3, bytes(y)],
		]),
	);
}

const cbor = (value: unknown) => Buffer.from(isoCBOR.encode(value as Parameters<typeof isoCBOR.encode>[0]));
