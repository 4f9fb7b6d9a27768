import * as z from "zod";
import { readListQuery, word } from "#app/server/list-query.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { orTooManyWrites } from "#app/server/tries.server.ts";
import { knownAlready } from "#models/customer/asked.server.ts";

/** The owners of the customer that is being typed into a form. */
export const loader = requireStaff(async ({ request, viewer }) => {
	const { asked } = await readListQuery(
		request,
		z.object({ customerEmail: word, customerPhone: word, companyName: word, request: word }),
	);
	const { customerEmail = "", customerPhone = "", companyName = "" } = asked;
	const typed = { customerEmail, customerPhone, companyName };
	const but = asked.request ? [asked.request] : [];
	const related = await knownAlready(viewer, typed, but).catch(orTooManyWrites);
	return Response.json({ related });
});
