import type { RequestHandler } from "express";
import { answerHeaders } from "#app/server/headers.server.ts";

const pairs = Object.entries(answerHeaders);

/** Puts {@link answerHeaders} on every answer at the moment that it goes out, whoever makes it. */
export const secureAnswers: RequestHandler = (_request, response, next) => {
	const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => typeof response;
	response.writeHead = (...args: unknown[]) => {
		for (const [name, value] of pairs) response.setHeader(name, value);
		return writeHead(...args);
	};
	next();
};
