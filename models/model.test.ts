import mongoose from "mongoose";
import { expect, test } from "vitest";
import { checked } from "./model.server.ts";

const modelWith = (validator: (text: string) => boolean | Promise<boolean>) =>
	mongoose.model(
		crypto.randomUUID(),
		new mongoose.Schema({ text: { type: String, validate: { validator } } }, { autoCreate: false }),
	);

test.each([
	["refuses", async () => false],
	["fails", () => Promise.reject(new Error("no answer"))],
	["agrees", async () => true],
])("a validator that %s later lets nothing pass unchecked", (_how, validator) => {
	expect(() => checked(modelWith(validator), { text: "x" })).toThrow(TypeError);
});

test("one that answers at once is heard", () => {
	expect(
		checked(
			modelWith(() => true),
			{ text: "x" },
		),
	).toMatchObject({ text: "x" });
	expect(() =>
		checked(
			modelWith(() => false),
			{ text: "x" },
		),
	).toThrow(mongoose.Error);
});
