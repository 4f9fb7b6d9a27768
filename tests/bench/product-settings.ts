/** Behind one proxy. */
export function productSettings(port: number, mongodbUri: string): NodeJS.ProcessEnv {
	return {
		...process.env,
		NODE_ENV: "production",
		HOST: "127.0.0.1",
		PORT: String(port),
		MONGODB_URI: mongodbUri,
		SESSION_SECRET: "a secret of the bench that everybody knows",
		TRUSTED_PROXIES: "1",
		LOG_LEVEL: "warn",
	};
}
