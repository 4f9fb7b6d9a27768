import { tmpdir } from "node:os";
import path from "node:path";
import { inject } from "vitest";
import { adminEmail } from "./staff-accounts.ts";

// Runs before each test file: the settings that env.server.ts reads, with a database of the process's own.
const name = `test-${process.pid}`;
const uri = new URL(inject("mongodbUri"));
uri.pathname = name;

Object.assign(process.env, {
	MONGODB_URI: uri.href,
	// Machines that do something else meanwhile take their time.
	MONGODB_TIMEOUT_MS: "15000",
	SESSION_SECRET: "a secret of the tests that everybody knows",
	ADMIN_EMAILS: adminEmail,
	SALES_INBOX: "banhang@may-erp.example",
	EMBEDDED_DATABASE: "yes",
	SIGNUP: "open",
	LOG_LEVEL: "silent",
	MAIL_FOLDER: path.join(tmpdir(), name),
});
