import { expect, test } from "vitest";
import { Refusal } from "#models/refusal.ts";
import { refuseWeakPassword } from "./weak-passwords.server.ts";

const owner = ["Trần Văn Bình", "khoi.nguyen@congty.vn"];

/** What a password is refused for; null if it is taken. */
function refusalOf(password: string): string | null {
	try {
		refuseWeakPassword(password, owner);
		return null;
	} catch (error) {
		if (error instanceof Refusal) return error.codes.password?.[0] ?? "";
		throw error;
	}
}

test.each(["123456", "password", "PASSWORD", "Qwerty", "iloveyou", "football", "111111"])(
	"%s is refused as one that everybody tries",
	(password) => {
		expect(refusalOf(password)).toBe("passwordListed");
	},
);

test.each(["👩‍🌾👩‍🌾👩‍🌾", "e\u0302\u0301e\u0302\u0301"])("%s has fewer signs than it seems", (password) => {
	expect(refusalOf(password)).toBe("passwordWeak");
});

test.each(["MayERP2026", "m@yerp!", "tranvanbinh1", "Khoi.Nguyen", "congty-2026"])(
	"%s is refused as the brand's or the owner's",
	(password) => {
		expect(refusalOf(password)).toBe("passwordPersonal");
	},
);

test.each(["mot-mat-khau-dai-2026", "khôngaibiết", "password of Minh Phát", "xưởng gỗ", "__proto__"])(
	"%s is taken",
	(password) => {
		expect(refusalOf(password)).toBeNull();
	},
);
