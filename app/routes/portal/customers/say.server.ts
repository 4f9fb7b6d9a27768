import { customerAddress } from "#app/addresses/records.ts";
import { leadTo } from "#app/server/flash.server.ts";
import { staffAction } from "#app/server/form-action.server.ts";
import { text } from "#app/server/i18n.server.ts";
import { withDraft } from "#app/server/opened-form.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { z } from "#app/ui/form/zod.ts";
import { type Statement, sayOfCustomers } from "#models/customer/say.server.ts";
import { orNotFound } from "../or-not-found.server.ts";

const schema = z.object({ record: z.string() });

/** The action of a button that names another record. It redirects to the customer's page. */
export const sayAction = (statement: Statement) =>
	staffAction(requireStaff, {
		schema,
		counts: "change",
		back: ({ request, params: { record = "" } }) => withDraft(request, customerAddress(record)),
		async run({ values, params: { record = "" }, viewer, language, back }) {
			orNotFound(await sayOfCustomers(viewer, record, values.record, statement));
			const { joined, parted } = text(language, "portalCustomers").customer;
			return leadTo(back, statement === "same" ? joined : parted);
		},
	});
