/** Names of the fields that are neither given back to a page nor kept: passwords, codes, what a passkey answers. */
export const secretFields: ReadonlySet<string> = new Set([
	...["password", "confirmPassword", "current", "proof"],
	...["code", "response"],
]);
