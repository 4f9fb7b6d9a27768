import type { ReactNode } from "react";
import { phoneAddress } from "#app/ui/phone-address.ts";
import type { InquiryFields } from "#models/inquiry/record.server.ts";
import type { InquiryView } from "#models/inquiry/view.ts";
import { useTexts } from "../use-texts.ts";

/**
 * Everything that the representative wrote down.
 * @param props.phone the phone number as people read it
 */
export function Facts({ inquiry, phone }: { inquiry: InquiryView; phone: string }) {
	const { detail, options } = useTexts();
	return (
		<>
			<h2>{detail.groups.contact}</h2>
			<dl className="facts">
				<Fact name="customerEmail">
					<a href={`mailto:${inquiry.customerEmail}`}>{inquiry.customerEmail}</a>
				</Fact>
				<Fact name="customerPhone">{phone && <PhoneLink phone={phone} />}</Fact>
			</dl>
			<h2>{detail.groups.project}</h2>
			<dl className="facts">
				<Fact name="projectType">{options.projectType[inquiry.projectType]}</Fact>
				<Fact name="industry">{inquiry.industry}</Fact>
				<Fact name="employeeCount">{inquiry.employeeCount}</Fact>
				<Fact name="currentSystem">{inquiry.currentSystem}</Fact>
				<Fact name="timeline">{inquiry.timeline}</Fact>
				<Fact name="budget">{inquiry.budget}</Fact>
			</dl>
			<h2>{detail.groups.wishes}</h2>
			<dl className="facts facts-long">
				<Fact name="requirements">{inquiry.requirements}</Fact>
				<Fact name="painPoints">{inquiry.painPoints}</Fact>
				<Fact name="notes">{inquiry.notes}</Fact>
			</dl>
		</>
	);
}

function PhoneLink({ phone }: { phone: string }) {
	const address = phoneAddress(phone);
	return address ? <a href={address}>{phone}</a> : phone;
}

function Fact({ name, children }: { name: keyof InquiryFields; children: ReactNode }) {
	const { detail, inquiry } = useTexts();
	return (
		<div>
			<dt>{inquiry.fields[name].label}</dt>
			<dd>{children || <span className="hint">{detail.notGiven}</span>}</dd>
		</div>
	);
}
