import { data, type HeadersFunction, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { answerForm } from "#app/server/form.server.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { forStaff } from "#app/server/staff.server.ts";
import { keepWhatWasTyped } from "#app/ui/form/reply.ts";
import { SalesInquiry } from "#models/sales-inquiry.server.ts";
import { InquiryForm } from "./inquiry-form.tsx";
import { inquirySchema } from "./schema.ts";

const dashboard = "/portal/dashboard";
const secondsToDashboard = 2;

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** Without JavaScript the browser follows the action's Refresh header. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = forStaff(async ({ request, viewer }) => {
	const language = await pageLanguage(request);
	const { form, brand } = text(language, "portal");
	const { inquiry, options } = text(language, "portalInquiries");
	return {
		inquiry,
		options,
		form,
		title: `${inquiry.title} · ${brand}`,
		salesRepName: viewer.email,
		submissionId: crypto.randomUUID(),
	};
});

export const action = forStaff(async ({ request, viewer }) => {
	const answer = await answerForm(request, inquirySchema, async ({ submissionId, ...fields }) => {
		const { id } = await SalesInquiry.submit(fields, viewer, submissionId);
		return { id };
	});
	const refresh = { headers: { Refresh: `${secondsToDashboard}; url=${dashboard}` } };
	return answer.data.status === "done" ? data(answer.data, refresh) : answer;
});

export const clientAction = keepWhatWasTyped<{ id: string }>;

export default function InquiryPage() {
	const { inquiry, options, form, salesRepName, submissionId } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	const navigate = useNavigate();
	const done = reply?.status === "done";

	useEffect(() => {
		if (!done) return;
		const timer = setTimeout(() => navigate(dashboard), secondsToDashboard * 1000);
		return () => clearTimeout(timer);
	}, [done, navigate]);

	if (done) {
		return (
			<main id="main">
				<section className="success-panel" role="status">
					<h1>{inquiry.done.heading}</h1>
					<p>{inquiry.done.text}</p>
					<p>
						<a href={dashboard}>{inquiry.done.link}</a>
					</p>
				</section>
			</main>
		);
	}
	return (
		<main id="main">
			<h1>{inquiry.heading}</h1>
			<InquiryForm
				text={inquiry}
				options={options}
				texts={form}
				salesRepName={salesRepName}
				submissionId={submissionId}
				reply={reply}
			/>
		</main>
	);
}
