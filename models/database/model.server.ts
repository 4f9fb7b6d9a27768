import mongoose, { type Model, type Schema, trusted } from "mongoose";

// A model takes these over when it is made.
mongoose.set("strict", "throw");
mongoose.set("strictQuery", "throw");
mongoose.set("sanitizeFilter", true);
mongoose.set("bufferCommands", false);
mongoose.set("autoCreate", false);
mongoose.set("autoIndex", false);

export const createdAtPath = { type: Date, required: true, default: () => new Date() } as const;

/** Compiles a model, only once although development re-evaluates modules. */
export function defineModel<Record>(name: string, schema: Schema<Record>): Model<Record> {
	return mongoose.models[name] ?? mongoose.model<Record>(name, schema);
}

const matchNothing = { _id: trusted({ $in: [] }) };

/** A filter by an id at a path, which matches nothing if it is no id. */
export const havingId = (path: string, id: string): object =>
	mongoose.isObjectIdOrHexString(id) ? { [path]: new mongoose.Types.ObjectId(id) } : matchNothing;

/** Whether a write failed because a unique index with this path already has the value. */
export function isDuplicate(error: unknown, path: string): boolean {
	return error instanceof mongoose.mongo.MongoServerError && error.code === 11000 && path in error.keyPattern;
}

/** @throws TypeError if the values name a path that only the server sets */
export function assertKnownFields<Fields extends object>(fields: Fields, formPaths: object): Fields {
	for (const name of Object.keys(fields)) {
		if (!Object.hasOwn(formPaths, name)) throw new TypeError(`${name} is no field of this form`);
	}
	return fields;
}
