import { parseWithZod } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
import { z } from "#app/ui/form/zod.ts";
import { newPasswordFields, samePasswords } from "./new-password.ts";

const schema = z.object(newPasswordFields).check(samePasswords);
const errors = (fields: Record<string, string>) =>
	parseWithZod(new URLSearchParams(fields), { schema }).reply().error;

test("each of the two fields is asked for, and both have to hold the same", () => {
	const missing = { confirmPassword: ["confirmPasswordRequired"] };
	expect(errors({})).toEqual({ password: ["passwordRequired"], ...missing });
	expect(errors({ password: "", confirmPassword: "" })).toEqual({
		password: ["passwordRequired"],
		...missing,
	});
	expect(errors({ password: "cá-kho-làng-Vũ-Đại" })).toEqual(missing);
	expect(errors({ confirmPassword: "cá-kho" })).toEqual({ password: ["passwordRequired"] });
	const mismatch = { confirmPassword: ["passwordMismatch"] };
	expect(errors({ password: "cá-kho-làng-Vũ-Đại", confirmPassword: "cá-kho" })).toEqual(mismatch);
	expect(errors({ password: "cá-kho-làng-Vũ-Đại", confirmPassword: "cá-kho-làng-Vũ-Đại" })).toBeUndefined();
});
