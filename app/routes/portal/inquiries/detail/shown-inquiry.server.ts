import { formatDateTime, formatDeadline } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { text } from "#app/server/i18n.server.ts";
import { shownPhone } from "#app/server/phone.server.ts";
import { Staff } from "#models/account/staff.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { reachedAt } from "#models/inquiry/view.ts";
import type { Language } from "#models/language.ts";
import type { WithHistory } from "#models/records/records.server.ts";
import { demoHourOf } from "#models/request/coming-demos.server.ts";
import { visitorChanges } from "#models/request/history.server.ts";
import { trialToOpen } from "#models/request/trial.server.ts";
import { colleaguesOf, ownerNameAmong } from "../../hand-over/colleagues.server.ts";
import { heldInWords } from "../../hand-over/shown-held.server.ts";
import { correctionLines } from "../../record/corrections.ts";
import { reachOf } from "../../record/reach.server.ts";
import { lastContactIn, shownHistory } from "../../record/timeline.server.ts";
import { sourceInWords } from "../../requests/source-in-words.server.ts";
import { customerOfInquiry } from "../customer-of-inquiry.server.ts";
import { outcomeText } from "../stage/outcome-text.server.ts";
import { shownStage } from "../stage/shown-stage.server.ts";

/** An inquiry as its page shows it, with what its customer did since on the website. */
export async function shownInquiry(
	language: Language,
	viewer: Viewer,
	{ history, isWrongNumber, ...inquiry }: WithHistory<"inquiry">,
) {
	const { requestId, createdAt, customerName, companyName } = inquiry;
	const people = Staff.active();
	const [{ related, isMailRefused }, colleagues, owner, held, demoAt, toOpen, changes] = await Promise.all([
		customerOfInquiry(viewer, inquiry),
		colleaguesOf(inquiry.ownerId, people),
		people.then((active) => ownerNameAmong(active, inquiry.ownerId)),
		heldInWords(language, inquiry),
		requestId ? demoHourOf(requestId) : undefined,
		trialToOpen(inquiry),
		requestId ? visitorChanges(requestId, new Date(createdAt)) : [],
	]);
	const { demo, detail } = text(language, "portalRequests");
	const { cameFrom } = detail;
	const { events } = text(language, "portalRecord");
	const { customerPhone, customerEmail } = reachedAt(inquiry);
	const quoted = history.rows.find(({ way }) => way === "quotation")?.dealValue;
	const { corrected } = inquiry;
	return {
		...inquiry,
		correction: corrected
			? [corrected.customerPhone && shownPhone(corrected.customerPhone), corrected.customerEmail]
					.filter(Boolean)
					.join(", ")
			: null,
		origin: [
			{ name: "source", label: cameFrom.source, value: sourceInWords(language, inquiry.cameFrom) },
			{ name: "campaign", label: cameFrom.campaign, value: inquiry.campaign },
		],
		related,
		colleagues,
		owner: owner ?? inquiry.salesRepName,
		held,
		stage: shownStage(language, inquiry, quoted),
		outcomeLine: outcomeText(language, inquiry),
		last: lastContactIn(language, history),
		history: shownHistory(language, history),
		reach: reachOf(language, viewer, {
			name: customerName,
			phone: customerPhone,
			email: customerEmail,
			isWrongNumber,
			isMailRefused,
			language: "vi",
		}),
		trialToOpen: toOpen,
		demo: demoAt && interpolate(demo.booked, { time: formatDeadline(language, demoAt) }),
		changes: changes.map(({ id, kind, at, corrected }) => ({
			id,
			text: [`${events[kind]} · ${formatDateTime(language, at)}`, ...correctionLines({ corrected })].join(
				"\n",
			),
		})),
		title: interpolate(text(language, "portalInquiries").detail.title, {
			customer: customerName,
			company: companyName,
		}),
	};
}

export type ShownInquiry = Awaited<ReturnType<typeof shownInquiry>>;
