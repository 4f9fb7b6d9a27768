import getPort from "get-port";
import { expect } from "#tests/support/http.ts";
import { linkIn } from "#tests/support/mailbox.ts";
import { withOwnProduct } from "#tests/support/own-product.ts";
import { Reader } from "#tests/support/reader.ts";
import { type Mailbox, startSmtp } from "#tests/support/smtp.ts";
import { password } from "#tests/support/staff-accounts.ts";

const port = await getPort();
const test = withOwnProduct({
	SIGNUP: "approval",
	SMTP_URL: `smtp://127.0.0.1:${port}`,
	STAFF_EMAIL_DOMAINS: "congty.vn",
	ADMIN_EMAILS: "",
});

async function signUp(at: Reader, email: string): Promise<void> {
	await at.open("/portal/signup");
	await at.press("Sign up", { fullName: "Trần Văn Bình", email, password, confirmPassword: password });
	expect(at.page.heading).toBe("Please confirm your email");
}

async function newestLink({ received }: Mailbox, email: string, count: number): Promise<string> {
	const links = () =>
		received.filter(({ to }) => to.includes(email)).flatMap(({ text }) => linkIn(text, "confirm"));
	await expect.poll(() => links().length).toBe(count);
	return new URL(links().at(-1) ?? "").pathname;
}

test("the firm's own address opens the portal once it is confirmed, by whoever chose the password", async ({
	request,
	visitor,
}) => {
	const mailbox = await startSmtp(port);
	const email = "binh@congty.vn";
	const first = new Reader(request);
	await signUp(first, email);
	await newestLink(mailbox, email, 1);
	await first.press("Send the link again");
	expect(first.page.main).toContain("The link is sent again");

	const at = new Reader(await visitor());
	await at.open(await newestLink(mailbox, email, 2));
	expect(at.page.heading).toBe("Confirm your email");
	await at.press("Confirm");
	expect(at.page.description("password")).toContain("Please enter a password");
	await at.press("Confirm", { password: "sai-mat-khau" });
	expect(at.page.description("password")).toContain("This is not your current password");
	await at.press("Confirm", { password });
	expect(at.page.heading).toBe("Your email is confirmed");
	expect(at.page.main).toContain("The sales portal is open to you.");
	await at.follow("Open the portal");
	await at.press("Log in", { email, password });
	expect(at.place).toBe("/portal/dashboard");

	const other = "binh@gmail.com";
	const another = new Reader(await visitor());
	await signUp(another, other);
	await another.open(await newestLink(mailbox, other, 1));
	expect(another.page.$("[name=password]"), "of who is signed in").toHaveLength(0);
	await another.press("Confirm");
	expect(another.page.main).toContain("An administrator will look at your account.");
	await another.follow("Open the portal");
	expect(another.page.heading).toBe("Your account waits for approval");
	await mailbox.close();
});
