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

export type CheckedModel = {
	schema: Schema;
	castObject(record: object): object;
	applyDefaults(record: object): object;
};

/**
 * Casts and validates without a Mongoose document, which takes three times as long; for `insertMany` with `lean`.
 * @throws mongoose.Error if it is invalid; TypeError for an async validator
 */
export function checked(model: CheckedModel, record: object): object {
	const cast = model.applyDefaults(model.castObject(record));
	check(model.schema, cast);
	return cast;
}

function check(schema: Schema, record: object): void {
	const values = new Map(Object.entries(record));
	schema.eachPath((path, type) => {
		const value = values.get(path);
		for (const { validator, message, type: kind } of type.validators) {
			if (value === undefined && kind !== "required") continue;
			const isValid: unknown = validator instanceof RegExp ? validator.test(value) : validator?.(value);
			if (isValid instanceof Promise) {
				isValid.catch(() => {});
				throw new TypeError(`The validator of ${path} answers later than this check can wait`);
			}
			if (isValid) continue;
			throw new mongoose.Error.ValidatorError({ message: String(message), type: kind, path, value });
		}
		if (type.schema && value) check(type.schema, value);
	});
}

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
