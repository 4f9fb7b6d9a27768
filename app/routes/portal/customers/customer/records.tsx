import { Link, useParams } from "@remix-run/react";
import { useId } from "react";
import { customerAddress } from "#app/addresses/records.ts";
import { PhoneLink } from "../../record/phone.tsx";
import { Tools } from "../../record/record-frame.tsx";
import { useRequestTexts } from "../../requests/use-texts.ts";
import { Press } from "../../shell/post-form.tsx";
import { useCustomerTexts } from "../use-texts.ts";
import type { ShownCustomer } from "./shown-customer.server.ts";

/** The customer's addresses and numbers other than those of the newest record. */
export function OtherWays({ ways }: { ways: ShownCustomer["otherWays"] }) {
	const { otherWays } = useCustomerTexts().customer;
	if (ways.length === 0) return null;
	return (
		<section>
			<h2>{otherWays}</h2>
			<ul className="grid gap-1 wrap-anywhere [&_a]:inline-block [&_a]:py-[0.15rem]">
				{ways.map(({ email, emailShown, isMailRefused, ...number }) => (
					<li key={`${email} ${number.phone}`} className="flex flex-wrap gap-x-4">
						<PhoneLink {...number} />{" "}
						{isMailRefused ? <s>{emailShown}</s> : email && <a href={`mailto:${email}`}>{emailShown}</a>}
					</li>
				))}
			</ul>
		</section>
	);
}

type RecordsProps = {
	heading: string;
	records: ShownCustomer["records"];
};

export function RecordList({ heading, records }: RecordsProps) {
	const id = useId();
	if (records.length === 0) return null;
	return (
		<section aria-labelledby={id}>
			<h2 id={id}>{heading}</h2>
			<ul className="grid gap-3 wrap-anywhere">
				{records.map((record) => (
					<li
						key={record.id}
						className={`flex flex-wrap items-start gap-x-4 gap-y-1 border-s-2 ps-4 ${record.isLate ? "border-danger" : ""}`}
					>
						<CustomerRecord record={record} />
						{record.isApart && <Say statement="other" record={record.id} label={record.label} />}
					</li>
				))}
			</ul>
		</section>
	);
}

type RecordProps = { record: ShownCustomer["records"][number] };

function CustomerRecord({
	record: {
		kind,
		address,
		came,
		owner,
		named,
		lines: [state, ...lines],
	},
}: RecordProps) {
	return (
		<div className="min-w-0 flex-[1_1_14rem]">
			<p>
				<Link className="inline-block py-[0.15rem] font-bold" to={address}>
					{kind}
				</Link>{" "}
				<span className="text-ink-soft">
					{state} · {came} · {owner}
				</span>
			</p>
			{named && <p>{named}</p>}
			{lines.map((line) => (
				<p key={line}>{line}</p>
			))}
		</div>
	);
}

type SayProps = { statement: "same" | "other"; record: string; label: string };

/** A button that says of a record that it is this customer's, or another's. */
function Say({ statement, record, label }: SayProps) {
	const { same, customer } = useCustomerTexts();
	const { record: page = "" } = useParams();
	return (
		<Press action={customerAddress(page, statement)} className="btn btn-quiet" name="record" value={record}>
			{statement === "same" ? same.submit : customer.other}
			<span className="sr-only">: {label}</span>
		</Press>
	);
}

/** Who shares a number or a company with the customer: one press says that they belong together, or that they do not. */
export function Hints({ hints }: Pick<ShownCustomer, "hints">) {
	const { related } = useRequestTexts();
	if (hints.length === 0) return null;
	return (
		<section>
			<h2>{related.hints}</h2>
			<ul className="grid gap-3 wrap-anywhere">
				{hints.map(({ id, label, address, why }) => (
					<li key={id} className="flex flex-wrap items-start gap-x-4 gap-y-1">
						<p className="min-w-0 flex-[1_1_14rem]">
							<Link className="inline-block py-[0.15rem]" to={address}>
								{label}
							</Link>{" "}
							<small className="text-ink-soft">({why})</small>
						</p>
						<Tools>
							<Say statement="same" record={id} label={label} />{" "}
							<Say statement="other" record={id} label={label} />
						</Tools>
					</li>
				))}
			</ul>
		</section>
	);
}
