const browsers: [RegExp, string][] = [
	[/Edg(?:e|A|iOS)?\//, "Edge"],
	[/OPR\/|OPT\//, "Opera"],
	[/coc_coc_browser\//, "Cốc Cốc"],
	[/SamsungBrowser\//, "Samsung Internet"],
	[/Zalo/, "Zalo"],
	[/Firefox\/|FxiOS\//, "Firefox"],
	[/Chrome\/|CriOS\//, "Chrome"],
	[/Safari\//, "Safari"],
];

const systems: [RegExp, string][] = [
	[/iPhone/, "iPhone"],
	[/iPad/, "iPad"],
	[/Android/, "Android"],
	[/Windows/, "Windows"],
	[/CrOS/, "ChromeOS"],
	[/Mac OS X/, "Mac"],
	[/Linux/, "Linux"],
];

const first = (known: [RegExp, string][], text: string) => known.find(([sign]) => sign.test(text))?.[1];

/** `Chrome · Android` for a user agent; null for an unknown one. */
export function deviceName(userAgent: string): string | null {
	const parts = [first(browsers, userAgent), first(systems, userAgent)].filter(Boolean);
	return parts.join(" · ") || null;
}
