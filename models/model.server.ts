import mongoose, { type Model, type Schema } from "mongoose";

export const createdAtPath = { type: Date, required: true, default: () => new Date() } as const;

/**
 * Compiles a schema, once also where development re-evaluates the module, which exports verbs in the model's place.
 */
export function defineModel<Record>(name: string, schema: Schema<Record>): Model<Record> {
	return mongoose.models[name] ?? mongoose.model<Record>(name, schema);
}

/** The parts of a Mongoose model that {@link checked} needs. */
export type CheckedModel = {
	schema: Schema;
	castObject(record: object): object;
	applyDefaults(record: object): object;
};

/**
 * Casts a record and checks it by its schema, as saving a document does, but without making the document, which takes
 * three times as long: for `insertMany` with `lean`, where many are stored at once.
 * @returns the record with the schema's defaults, its id among them
 * @throws mongoose.Error naming what is missing or wrong; TypeError for a validator that answers by a promise
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
			// A promise is no "yes".
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

/** Whether a write failed because a unique index with this path has the same value already. */
export function isDuplicate(error: unknown, path: string): boolean {
	return error instanceof mongoose.mongo.MongoServerError && error.code === 11000 && path in error.keyPattern;
}

/** Makes sure that a form's values name nothing that only the server sets. @throws TypeError */
export function assertKnownFields<Fields extends object>(fields: Fields, formPaths: object): Fields {
	for (const name of Object.keys(fields)) {
		if (!Object.hasOwn(formPaths, name)) throw new TypeError(`${name} is no field of this form`);
	}
	return fields;
}
