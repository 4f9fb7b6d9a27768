import * as z from "zod";
import { readListQuery, word } from "#app/server/list-query.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { relatedTo } from "#models/customer/related.server.ts";
import { customerKeysOf } from "#models/search/search-keys.ts";

/** The owners of the customer that is being typed into a form. */
export const loader = requireStaff(async ({ request, viewer }) => {
	const { asked } = await readListQuery(
		request,
		z.object({ customerEmail: word, customerPhone: word, companyName: word, request: word }),
	);
	const { customerEmail = "", customerPhone = "", companyName = "" } = asked;
	const keys = customerKeysOf({ customerEmail, customerPhone, companyName });
	const related = await relatedTo(viewer, keys, asked.request ? [asked.request] : []);
	return Response.json({ related });
});
