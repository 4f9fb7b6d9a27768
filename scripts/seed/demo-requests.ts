import { projectTypes } from "#models/options.ts";
import { requestsOf } from "#models/request/record.server.ts";
import { importInquiries, type Owner } from "./import.ts";
import { importRequests, type RequestImport, requestImport } from "./import-requests.ts";
import { type Random, randomFrom } from "./random.ts";
import { courses } from "./request-courses.ts";
import { sentBy } from "./request-senders.ts";
import { outcomeOf } from "./spread.ts";

/** What visitors have sent, and what has become of it; no mail goes out for it. */
export async function putInRequests(owners: Owner[]): Promise<void> {
	if (await requestsOf("trial").exists({})) return;
	const now = new Date();
	const random = randomFrom(17);
	const ends = randomFrom(23);
	const all = courses.map((course, number) => {
		const owner = course.owner === undefined ? undefined : owners[course.owner];
		const sent = sentBy(course.kind, number, random);
		return { owner, made: requestImport(sent, course, owner, now) };
	});
	const become = all.flatMap(({ owner, made }) =>
		owner && made.record.ending === "inquiry" ? [inquiryOf(made, owner, random, ends)] : [],
	);
	const requests = all.map(({ made }) => made);
	await importInquiries(become, (inquiries, session) => importRequests(requests, inquiries, session));
}

function inquiryOf({ id, record, history }: RequestImport, owner: Owner, random: Random, ends: Random) {
	const { contactName, name, email, companyName = "", phone, industry, notes, message } = record;
	const by = contactName ?? name ?? email;
	const status = random.pick(["pending", "in-progress", "completed"] as const);
	return {
		...outcomeOf({ status }, ends),
		owner,
		submissionId: `${record.submissionId}-inquiry`,
		status,
		createdAt: history.at(-1)?.at ?? record.createdAt,
		...(record.answeredAt && { contactedAt: record.answeredAt }),
		cameFrom: record.cameFrom,
		...(record.visit?.utmCampaign && { campaign: record.visit.utmCampaign }),
		request: { id, at: record.createdAt, by },
		customerName: by,
		companyName: companyName || by,
		customerEmail: email,
		customerPhone: phone,
		projectType: random.pick(projectTypes),
		industry: industry ?? "Khác",
		requirements: message ?? notes ?? "Cần tư vấn thêm sau buổi dùng thử.",
		urgency: random.pick(["low", "medium", "high"] as const),
	};
}
