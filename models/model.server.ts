import mongoose, { type Model, type Schema } from "mongoose";

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
