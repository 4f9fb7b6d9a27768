import mongoose, { type Model, type Schema } from "mongoose";

/** Schema path of the time at which a record was made, set by the server. */
export const createdAtPath = { type: Date, required: true, default: () => new Date() } as const;

/**
 * Compiles a schema. The Mongoose model stays private to its module, which exports the verbs and queries in its place.
 * @returns the model compiled before where development re-evaluates the module
 */
export function compile<Record>(name: string, schema: Schema<Record>): Model<Record> {
	return mongoose.models[name] ?? mongoose.model<Record>(name, schema);
}

/** Whether a write failed because a unique index with this path has the same value already. */
export function isDuplicate(error: unknown, path: string): boolean {
	return error instanceof mongoose.mongo.MongoServerError && error.code === 11000 && path in error.keyPattern;
}

/**
 * Makes sure that a form's values name nothing that only the server sets.
 * @throws TypeError naming the first field that is not among the form's paths
 */
export function only<Fields extends object>(fields: Fields, formPaths: object): Fields {
	for (const name of Object.keys(fields)) {
		if (!Object.hasOwn(formPaths, name)) throw new TypeError(`${name} is no field of this form`);
	}
	return fields;
}
