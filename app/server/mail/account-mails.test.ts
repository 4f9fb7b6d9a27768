import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { signIn } from "#app/server/auth.server.ts";
import { Account } from "#models/account/account.server.ts";
import { transaction } from "#models/database/transaction.server.ts";
import { type Mail, OutboxMail } from "#models/mail/outbox.server.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { letters } from "#tests/support/letters.ts";

useDatabase();

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0";
const address = "http://localhost:3000/portal/login";

const browser = (cookies = "", userAgent = firefox) => ({
	request: new Request(address, { headers: { Cookie: cookies, "User-Agent": userAgent } }),
	context: {},
});

const cookiesOf = (answer: Response) =>
	answer.headers
		.getSetCookie()
		.map((cookie) => cookie.split(";")[0])
		.join("; ");

test("a new device is told of once, in the reader's language, and the one that signed up is none", async () => {
	const email = `rep-${randomUUID()}@may-erp.example`;
	const password = "mot-mat-khau-dai-2026";
	const { id } = await Account.register({ email, password, fullName: "Trần Minh Khôi" });
	const told = () => stored("outbox").find({ to: email }).sort({ _id: 1 }).toArray();
	const first = cookiesOf(await signIn(browser(), { id, email }, "/portal"));
	expect(await told()).toEqual([]);

	const other = cookiesOf(
		await signIn(browser("language=vi"), { id, email: email.toUpperCase() }, "/portal"),
	);
	const written = async () => (await letters()).filter(({ to }) => to === email);
	const [mail, ...more] = await written();
	expect(more).toEqual([]);
	expect(mail).toMatchObject({
		kind: "newDevice",
		language: "vi",
		subject: "Mây ERP: đăng nhập trên thiết bị mới",
	});
	expect(mail?.text).toMatch(/thiết bị mới: Firefox · Linux, ngày \d\d\/\d\d\/\d{4} \d\d:\d\d\./);
	expect(mail?.text).toContain("http://localhost:3000/portal/devices");
	for (const known of [first, other]) await signIn(browser(known), { id, email }, "/portal");
	expect(await told()).toHaveLength(1);

	await signIn(browser("", "<b>click https://xau.example</b>"), { id, email }, "/portal");
	const [, unknown] = await written();
	expect(unknown?.text).toContain("on a new device: Unknown device");
	expect(unknown?.text).not.toMatch(/xau|<b>/);
});

test("nothing is left to be filled in, and without an address of ours there is no link", async () => {
	for (const origin of ["https://may-erp.example", null]) {
		for (const language of ["vi", "en"] as const) {
			const mail = { to: "a@b.vn", language, origin };
			const mails: Mail[] = [
				...(
					["approved", "refused", "passwordChanged", "factorAdded", "factorRemoved", "factorGuessed"] as const
				).map((kind) => ({ ...mail, kind })),
				{ ...mail, kind: "newDevice", facts: { userAgent: firefox } },
				{ ...mail, kind: "factorTakenOff", facts: { by: null } },
				{ ...mail, kind: "passkeyAdded", facts: { name: "Máy ở nhà" } },
				{ ...mail, kind: "passkeyRemoved", facts: { name: "Máy ở nhà" } },
			];
			await stored("outbox").deleteMany({});
			await transaction((session) => OutboxMail.queue(mails, session));
			const written = await letters();
			expect(written).toHaveLength(mails.length);
			for (const { kind, subject, text } of written) {
				expect(subject + text).not.toMatch(/[{}]|undefined|null|\n{3}/);
				if (kind === "passwordChanged" && language === "en")
					expect(text).toContain("choose a new password at once");
				const isLinked = ["approved", "passwordChanged", "newDevice"].includes(kind);
				expect(text.includes("https://may-erp.example/portal/"), kind).toBe(origin !== null && isLinked);
			}
		}
	}
});
