import type { ReactNode } from "react";
import type { InquiryView } from "#models/inquiry/view.ts";
import { phoneAddress } from "#models/phone.ts";
import { useTexts } from "../use-texts.ts";
import type { ShownAddress } from "./shown-address.server.ts";

const facts = "grid gap-x-6 gap-y-3 [&_a]:inline-block [&_a]:py-[0.15rem]";

type Props = { inquiry: InquiryView; phone: string; email: ShownAddress };

export function Facts({ inquiry, phone, email }: Props) {
	const { detail, options, inquiry: form } = useTexts();
	const labels = form.fields;
	return (
		<>
			<h2>{detail.groups.contact}</h2>
			<dl className={`${facts} grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))]`}>
				<Fact label={labels.customerEmail.label}>
					{email.refused ?? <a href={`mailto:${inquiry.customerEmail}`}>{email.shown}</a>}
				</Fact>
				<Fact label={labels.customerPhone.label}>{phone && <PhoneLink phone={phone} />}</Fact>
			</dl>
			<h2>{detail.groups.project}</h2>
			<dl className={`${facts} grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))]`}>
				<Fact label={labels.projectType.label}>{options.projectType[inquiry.projectType]}</Fact>
				<Fact label={labels.industry.label}>{inquiry.industry}</Fact>
				<Fact label={labels.employeeCount.label}>{inquiry.employeeCount}</Fact>
				<Fact label={labels.currentSystem.label}>{inquiry.currentSystem}</Fact>
				<Fact label={labels.timeline.label}>{inquiry.timeline}</Fact>
				<Fact label={labels.budget.label}>{inquiry.budget}</Fact>
			</dl>
			<h2>{detail.groups.wishes}</h2>
			<dl className={`${facts} grid-cols-[minmax(0,42rem)]`}>
				<Fact label={labels.requirements.label}>{inquiry.requirements}</Fact>
				<Fact label={labels.painPoints.label}>{inquiry.painPoints}</Fact>
				<Fact label={labels.notes.label}>{inquiry.notes}</Fact>
			</dl>
		</>
	);
}

function PhoneLink({ phone }: { phone: string }) {
	const address = phoneAddress(phone);
	return address ? <a href={address}>{phone}</a> : phone;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
	const { detail } = useTexts();
	return (
		<div>
			<dt className="text-xs font-normal text-ink-soft">{label}</dt>
			<dd className="wrap-anywhere whitespace-pre-line">
				{children || <span className="hint">{detail.notGiven}</span>}
			</dd>
		</div>
	);
}
