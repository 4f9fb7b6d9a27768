import { createHash, randomBytes } from "node:crypto";
import { Schema, trusted } from "mongoose";
import { defineModel } from "#models/model.server.ts";

interface ChallengeRecord {
	_id: string;
	expiresAt: Date;
}

const lifetimeMs = 5 * 60_000;

const schema = new Schema<ChallengeRecord>(
	{
		_id: { type: String, required: true, maxlength: 64 },
		expiresAt: { type: Date, required: true },
	},
	{ collection: "passkeyChallenges", versionKey: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

const challenges = defineModel("PasskeyChallenge", schema);

const idOf = (purpose: string, challenge: string) =>
	createHash("sha256").update(`${purpose} ${challenge}`).digest("hex");

/** What a passkey has to sign. `purpose` also names the account, where there is one. */
export const Challenge = {
	/** Makes one for five minutes, in base64url; it is stored nowhere. */
	async issue(purpose: string): Promise<string> {
		const challenge = randomBytes(32).toString("base64url");
		const expiresAt = new Date(Date.now() + lifetimeMs);
		await challenges.insertOne({ _id: idOf(purpose, challenge), expiresAt });
		return challenge;
	},

	/** Uses it up; false if it is unknown, for another purpose, used or too old. */
	async use(purpose: string, challenge: string): Promise<boolean> {
		const valid = { _id: idOf(purpose, challenge), expiresAt: trusted({ $gt: new Date() }) };
		return (await challenges.findOneAndDelete(valid).lean()) !== null;
	},
};
