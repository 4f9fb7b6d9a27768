import { parseWithZod } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
import { z } from "#app/ui/form/zod.ts";
import { newPasswordFields, samePasswords } from "./new-password.ts";

const schema = z.object(newPasswordFields).check(samePasswords);
const errors = (fields: Record<string, string>) =>
	parseWithZod(new URLSearchParams(fields), { schema }).reply().error;

test("a password is asked for once, and both fields have to hold the same", () => {
	expect(errors({})).toEqual({ password: ["passwordRequired"] });
	const mismatch = { confirmPassword: ["passwordMismatch"] };
	expect(errors({ password: "cá-kho-làng-Vũ-Đại" })).toEqual(mismatch);
	expect(errors({ password: "cá-kho-làng-Vũ-Đại", confirmPassword: "cá-kho" })).toEqual(mismatch);
	expect(errors({ password: "cá-kho-làng-Vũ-Đại", confirmPassword: "cá-kho-làng-Vũ-Đại" })).toBeUndefined();
});
