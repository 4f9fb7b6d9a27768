import type { AddressInfo, Server } from "node:net";
import mongoose from "mongoose";
import { createTransport } from "nodemailer";
import { SMTPServer } from "smtp-server";
import { expect, onTestFinished, test } from "vitest";
import { errorReason } from "./error-reason.ts";

const { MongoClient } = mongoose.mongo;

const failed = (work: Promise<unknown>) =>
	work.then(
		() => expect.fail("nothing went wrong"),
		(error: unknown) => errorReason(error),
	);
const byMail = (url: string) =>
	failed(createTransport({ url, connectionTimeout: 2_000 }).sendMail({ to: "ha@congty.vn", text: "chào" }));
const byMongo = (address: string) => {
	const client = new MongoClient(address, { serverSelectionTimeoutMS: 500 });
	return failed(client.connect().finally(() => client.close()));
};

async function portOf(server: Server): Promise<number> {
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	onTestFinished(() => void server.close());
	return (server.address() as AddressInfo).port;
}

/** With the certificate that comes with the package, which has expired. */
function portWithOldCertificate(): Promise<number> {
	const server = new SMTPServer({ secure: true });
	server.on("error", () => {});
	return portOf(server.server);
}

test("a refused connection, an unknown name and a wrong certificate read differently, for mail and database", async () => {
	const port = await portWithOldCertificate();
	expect(await byMail("smtp://127.0.0.1:1")).toBe(
		"ECONNREFUSED, nobody listens there (connect CONN 127.0.0.1:1)",
	);
	expect(await byMail("smtp://mail.invalid")).toMatch(/^E\w+, DNS .* \(getaddrinfo CONN mail\.invalid\)$/);
	expect(await byMail(`smtps://127.0.0.1:${port}`)).toMatch(/^CERT_HAS_EXPIRED, the certificate has expired/);
	expect(await byMongo("mongodb://127.0.0.1:1/?replicaSet=a")).toBe(
		"ECONNREFUSED, nobody listens there (connect 127.0.0.1:1)",
	);
	expect(await byMongo("mongodb://db.invalid/?replicaSet=a")).toMatch(
		/^E\w+, DNS .* \(getaddrinfo db\.invalid\)$/,
	);
	expect(await byMongo(`mongodb://127.0.0.1:${port}/?tls=true`)).toMatch(
		/^CERT_HAS_EXPIRED, the certificate has expired/,
	);
});

test("a certificate of an authority of the house is told with what to set", () => {
	const untrusted = Object.assign(new Error("unable to verify"), { code: "SELF_SIGNED_CERT_IN_CHAIN" });
	expect(errorReason(new Error("away", { cause: untrusted }))).toMatch(/^SELF_SIGNED.*NODE_EXTRA_CA_CERTS/);
});

test("what a mail server refuses is told by its code, without the address", async () => {
	const server = new SMTPServer({
		hideSTARTTLS: true,
		onAuth: (_auth, _session, callback) => callback(new Error("no such user ha@congty.vn")),
		onRcptTo: ({ address }, _session, callback) =>
			callback(Object.assign(new Error(`${address} is unknown`), { responseCode: 550 })),
		authOptional: true,
		allowInsecureAuth: true,
	});
	const port = await portOf(server.server);
	expect(await byMail(`smtp://127.0.0.1:${port}`)).toBe("EENVELOPE (RCPT TO 550)");
	expect(await byMail(`smtp://ha:x@127.0.0.1:${port}`)).toMatch(/^EAUTH, user or password is refused/);
});

test("whatever makes the database unavailable has a reason, a set without a primary too", () => {
	const named = (name: string) => Object.assign(new Error("ha@congty.vn"), { name });
	expect(errorReason(named("MongoServerSelectionError"))).toMatch(
		/^MongoServerSelectionError, .*rs\.status\(\)/,
	);
	expect(errorReason(named("MongoWaitQueueTimeoutError"))).toBe("MongoWaitQueueTimeoutError");
	const late = Object.assign(new Error("MongoDB did not answer in time"), { name: "DatabaseUnavailable" });
	expect(errorReason(late)).toBe("MongoDB did not answer in time");
});

test("what could quote a person is never told", () => {
	const duplicate = new mongoose.mongo.MongoServerError({
		message: 'dup key: "ha@congty.vn"',
		code: 11000,
		codeName: "DuplicateKey",
	});
	expect(errorReason(duplicate)).toBe("DuplicateKey");
	expect(errorReason(new TypeError("ha@congty.vn is no number"))).toBeUndefined();
	expect(errorReason("ha@congty.vn")).toBeUndefined();
});
