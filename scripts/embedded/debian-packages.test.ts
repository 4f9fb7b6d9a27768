import { expect, test } from "vitest";
import { sourcesFor } from "./debian-packages.ts";

const keyring = "[signed-by=/usr/share/keyrings/debian-archive-keyring.gpg]";

test("Debian 11 is taken from the mirrors that the machine uses, and other vendors' sources are left out", () => {
	const addresses = [
		"'http://mirror.example/debian/dists/bookworm/InRelease' mirror_bookworm_InRelease 0 ",
		"'http://mirror.example/debian/dists/bookworm-updates/InRelease' mirror_bookworm-updates_InRelease 0 ",
		"'http://mirror.example/security/dists/bookworm-security/InRelease' security_InRelease 0 ",
		"'https://vendor.example/node/dists/nodistro/InRelease' vendor_InRelease 0 ",
		"'http://mirror.example/debian/dists/bookworm/main/binary-amd64/Packages.xz' mirror_Packages 0 ",
	].join("\n");
	expect(sourcesFor(addresses, "bookworm")).toEqual([
		`deb ${keyring} http://mirror.example/debian bookworm main`,
		`deb ${keyring} http://mirror.example/debian bullseye main`,
		`deb ${keyring} http://mirror.example/security bookworm-security main`,
		`deb ${keyring} http://mirror.example/security bullseye-security main`,
	]);
});
