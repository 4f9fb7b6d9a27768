import { expect, test } from "vitest";
import { FieldErrors } from "./form.server.ts";
import { refuseCommonPassword } from "./weak-passwords.server.ts";

test.each(["123456", "password", "PASSWORD", "Qwerty", "iloveyou", "football", "111111"])(
	"%s is refused",
	(password) => {
		expect(() => refuseCommonPassword(password)).toThrow(FieldErrors);
	},
);

test.each(["mot-mat-khau-dai-2026", "khôngaibiết", "password of Minh Phát", "xưởng gỗ", "__proto__"])(
	"%s is taken",
	(password) => {
		expect(() => refuseCommonPassword(password)).not.toThrow();
	},
);
