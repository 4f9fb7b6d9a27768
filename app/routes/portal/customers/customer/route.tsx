import { Link, useActionData, useLoaderData, useParams } from "@remix-run/react";
import { customerAddress } from "#app/addresses/records.ts";
import { historyPage } from "#app/addresses/search.ts";
import { leadTo } from "#app/server/flash.server.ts";
import { isAnswer } from "#app/server/form.server.ts";
import { staffAction } from "#app/server/form-action.server.ts";
import { text } from "#app/server/i18n.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { reloadUnlessFailed } from "#app/ui/form/reply.ts";
import { findCustomer } from "#models/customer/customer.server.ts";
import { isOfDemo } from "#models/records/record-id.ts";
import { Records } from "#models/records/records.server.ts";
import { Refusal } from "#models/refusal.ts";
import { orNotFound } from "../../or-not-found.server.ts";
import { ContactLog } from "../../record/contact-log.tsx";
import { RecordFrame } from "../../record/record-frame.tsx";
import { contactSchema } from "../../record/schema.ts";
import { Timeline } from "../../record/timeline.tsx";
import { MessageToCopy, WaysToReach } from "../../record/ways-to-reach.tsx";
import { Main } from "../../shell/main.tsx";
import { useCustomerTexts } from "../use-texts.ts";
import { Hints, OtherWays, RecordList } from "./records.tsx";
import { shownCustomer } from "./shown-customer.server.ts";

export { keepPage as clientAction } from "#app/ui/form/reply.ts";
export { meta } from "../../shell/title.ts";

export const loader = requireStaff(async ({ request, params, viewer, language }) => {
	const found = await findCustomer(viewer, params.record ?? "", historyPage(request));
	// A posted form gets back what was typed, even if the customer was erased meanwhile.
	if (!found && isAnswer(request)) return { customer: null, title: "" };
	const { title, ...customer } = shownCustomer(language, viewer, orNotFound(found));
	return { customer, title };
});

export const action = staffAction(requireStaff, {
	schema: contactSchema,
	counts: "change",
	async run({ values: { about, way, ...contact }, params: { record = "" }, viewer, language }) {
		const id = about ?? record;
		const customer = await findCustomer(viewer, record);
		if (!customer?.records.some((one) => one.id === id)) throw new Refusal("requestGone", 404);
		const logged = way && (await Records.log(viewer, id, { ...contact, way }));
		if (!logged) throw new Refusal("requestGone", 404);
		const { done, doneAndTaken } = text(language, "portalRecord").log;
		return leadTo(customerAddress(record), logged.isTaken ? doneAndTaken : done);
	},
});

export const shouldRevalidate = reloadUnlessFailed;

export default function CustomerPage() {
	const { customer } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	const { record = "" } = useParams();
	const texts = useCustomerTexts().customer;
	const { open, closed, others, nothingOpen } = texts;
	const hasLog = !customer || customer.loggable.length > 0 || reply !== undefined;
	return (
		<Main>
			<RecordFrame
				who={
					customer && (
						<>
							<header className="wrap-anywhere">
								<h1>{customer.name}</h1>
								<p className="text-base">{customer.companyName}</p>
							</header>
							{customer.reach && (
								<>
									<WaysToReach reach={customer.reach} />
									<MessageToCopy reach={customer.reach} />
								</>
							)}
							<OtherWays ways={customer.otherWays} />
							<RecordList heading={open} records={customer.records.filter(({ isOpen }) => isOpen)} />
							{customer.joined && <p className="text-ink-soft">{customer.joined}</p>}
							<Hints hints={customer.hints} />
						</>
					)
				}
				next={
					hasLog ? (
						<ContactLog
							reply={reply}
							about={customer?.loggable}
							isDemo={!customer || customer.records.some(({ id }) => isOfDemo(id))}
						/>
					) : (
						<p className="hint">{nothingOpen}</p>
					)
				}
				facts={
					customer && (
						<>
							<RecordList heading={closed} records={customer.records.filter(({ isOpen }) => !isOpen)} />
							{customer.others.length > 0 && (
								<section>
									<h2>{others}</h2>
									<ul className="grid gap-1 wrap-anywhere">
										{[...new Set(customer.others)].map((line) => (
											<li key={line}>{line}</li>
										))}
									</ul>
								</section>
							)}
							<p className="print:hidden">
								<Link className="inline-block py-[0.15rem]" to={customerAddress(record, "same")}>
									{texts.same}
								</Link>
							</p>
						</>
					)
				}
				history={customer && <Timeline history={customer.history} />}
			/>
		</Main>
	);
}
