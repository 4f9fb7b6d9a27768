import { expect, test } from "vitest";
import { deviceName } from "./device-name.ts";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
	["Chrome · Windows", `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36`],
	[
		"Edge · Windows",
		`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
	],
	[
		"Cốc Cốc · Windows",
		`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} coc_coc_browser/140.0 Chrome/134.0 Safari/537.36`,
	],
	["Chrome · Android", `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/142.0.0.0 Mobile Safari/537.36`],
	[
		"Samsung Internet · Android",
		`Mozilla/5.0 (Linux; Android 10; K) ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
	],
	[
		"Safari · iPhone",
		"Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1",
	],
	[
		"Safari · Mac",
		"Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15",
	],
	["Firefox · Linux", "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0"],
	[null, "curl/8.5.0"],
	[null, ""],
])("%s", (name, userAgent) => expect(deviceName(userAgent)).toBe(name));
