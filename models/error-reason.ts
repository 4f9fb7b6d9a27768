const explanations: Record<string, string> = {
	ECONNREFUSED: "nobody listens there",
	ECONNRESET: "the other side broke off",
	EHOSTUNREACH: "no way leads there",
	ENETUNREACH: "no way leads there",
	ENOTFOUND: "DNS does not know the name",
	EAI_AGAIN: "DNS does not answer",
	ETIMEDOUT: "no answer in time",
	EAUTH: "user or password is refused",
	AuthenticationFailed: "user or password is refused",
	EANSWER: "the other side does not take it",
	EREDIRECT: "the other side leads elsewhere, where nothing is sent",
	CERT_HAS_EXPIRED: "the certificate has expired",
	ERR_TLS_CERT_ALTNAME_INVALID: "the certificate is for another name",
	ENOENT: "there is no such file",
	EACCES: "this user may not read it",
	MongoServerSelectionError:
		"no member of the set took it in time: rs.status() says whether it has a primary",
};

const untrusted = [
	...["DEPTH_ZERO_SELF_SIGNED_CERT", "SELF_SIGNED_CERT_IN_CHAIN", "UNABLE_TO_GET_ISSUER_CERT"],
	...["UNABLE_TO_GET_ISSUER_CERT_LOCALLY", "UNABLE_TO_VERIFY_LEAF_SIGNATURE"],
];
for (const code of untrusted) {
	explanations[code] =
		"the certificate's authority is not known here: NODE_EXTRA_CA_CERTS names further ones";
}

/** Errors whose messages are sentences of the code, which quote nobody. */
const ours = new Set(["DatabaseUnavailable", "TooBusy"]);

/** What the system, the MongoDB driver and nodemailer say in fields of their own. */
type Fields = Partial<
	Record<
		"code" | "originalCode" | "codeName" | "syscall" | "command" | "hostname" | "address" | "host",
		unknown
	> &
		Record<"port" | "responseCode", unknown>
>;

/**
 * Why something failed, by codes, hosts and ports alone: a message could quote what a person typed. Undefined where
 * these say nothing. Of an error with causes it is the innermost that says something.
 */
export function errorReason(error: unknown): string | undefined {
	if (!(error instanceof Error)) return undefined;
	return errorReason(error.cause) ?? errorReason(ofServer(error)) ?? ownReason(error);
}

function ownReason(error: Error): string | undefined {
	if (ours.has(error.name)) return error.message;
	const { originalCode, codeName, code, syscall, command, responseCode, ...place } = error as Fields;
	const driverName = error.name.startsWith("Mongo") ? error.name : undefined;
	const name = [originalCode, codeName, code, driverName].find((one) => typeof one === "string");
	if (typeof name !== "string") return undefined;
	const host = place.hostname ?? place.host ?? place.address;
	const where = [syscall, command, responseCode, host && (place.port ? `${host}:${place.port}` : host)];
	const told = where.filter((one) => typeof one === "string" || typeof one === "number").join(" ");
	const explained = explanations[name] ? `${name}, ${explanations[name]}` : name;
	return told ? `${explained} (${told})` : explained;
}

/** What one of its servers has answered, of a MongoDB that cannot be reached. */
function ofServer(error: Error): unknown {
	const { servers } = ("reason" in error ? error.reason : {}) as {
		servers?: Map<string, { error?: unknown }>;
	};
	return servers instanceof Map ? [...servers.values()].find((server) => server.error)?.error : undefined;
}
