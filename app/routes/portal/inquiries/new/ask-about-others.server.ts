import { interpolate } from "#app/i18n/interpolate.ts";
import { FieldErrors } from "#app/server/form.server.ts";
import { text } from "#app/server/i18n.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import type { InquiryFields } from "#models/inquiry/record.server.ts";
import { isSubmitted } from "#models/inquiry/submit.server.ts";
import type { Language } from "#models/language.ts";
import { relatedTo } from "#models/request/related.server.ts";
import { customerKeysOf } from "#models/search-keys.ts";

/** @throws FieldErrors with what there is of the customer already, unless this very form is stored */
export async function askAboutOthers(
	viewer: Viewer,
	fields: InquiryFields,
	submissionId: string,
	language: Language,
): Promise<void> {
	const related = await relatedTo(viewer, customerKeysOf(fields));
	if (related.length === 0 || (await isSubmitted(viewer, submissionId))) return;
	const { related: texts, kinds } = text(language, "portalRequests");
	const others = related.map(({ what, id, name, owner, same }) => {
		const kind = what === "inquiry" ? texts.inquiry : kinds[what];
		const said = id
			? interpolate(texts.mine, { what: kind, name: name ?? "" })
			: interpolate(texts.others, { owner: owner ?? "", what: kind.toLowerCase() });
		return `${said} (${same.map((one) => texts.same[one]).join(", ")})`;
	});
	throw new FieldErrors({ anyway: [`sameCustomer:${others.join("; ")}`] });
}
