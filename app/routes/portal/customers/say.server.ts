import { customerAddress } from "#app/addresses/customers.ts";
import { changedAddress } from "#app/addresses/search.ts";
import { leadTo, staffAction } from "#app/server/form-action.server.ts";
import { draftOf, keep } from "#app/server/opened-form.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { z } from "#app/ui/form/zod.ts";
import type { Statement } from "#models/customer/links.server.ts";
import { sayOfCustomers } from "#models/customer/say.server.ts";
import { orNotFound } from "../or-not-found.server.ts";

/** Without scripts a button also sends what was typed into the form beside it. */
const schema = z.object({
	record: z.string(),
	way: z.optional(z.string()),
	about: z.optional(z.string()),
	note: z.optional(z.string()),
	nextOn: z.optional(z.string()),
});

/** The action of a button that names another record; leads to the customer's page, with what is typed there. */
export const sayAction = (statement: Statement) =>
	staffAction(requireStaff, {
		schema,
		counts: "change",
		async back({ request, params: { record = "" }, viewer }) {
			const address = customerAddress(record);
			const draft = (await keep(request, viewer.id, address)) ?? draftOf(request);
			return changedAddress(address, { draft });
		},
		async run({ values, params: { record = "" }, viewer, back }) {
			orNotFound(await sayOfCustomers(viewer, record, values.record, statement));
			return leadTo(back, statement === "same" ? "joined" : "parted");
		},
	});
