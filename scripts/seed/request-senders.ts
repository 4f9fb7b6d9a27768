import type { Consent } from "#models/consent.ts";
import { defaultLanguage, languages } from "#models/language.ts";
import {
	companySizes,
	contactSubjects,
	currentSystems,
	demoInterests,
	industries,
	preferredTimes,
} from "#models/options.ts";
import type { RequestKind } from "#models/request/answer-deadline.ts";
import type { RequestFields } from "#models/request/record.server.ts";
import { fold } from "#models/search/fold.ts";
import { companyName, personName } from "./names.ts";
import type { Random } from "./random.ts";

export type Sent = Omit<RequestFields, keyof Consent>;

const visits: RequestFields["visit"][] = [
	{ landingPage: "/", referrer: "https://www.google.com/" },
	{
		landingPage: "/pricing",
		utmSource: "facebook",
		utmMedium: "cpc",
		utmCampaign: "cuoi-nam",
		plan: "starter",
	},
	{ landingPage: "/" },
	{ landingPage: "/features", utmSource: "zalo", utmMedium: "message", utmCampaign: "khach-cu" },
	{ landingPage: "/pricing", referrer: "https://www.google.com/", plan: "business" },
	{ landingPage: "/docs", referrer: "https://hoiketoan.example/phan-mem" },
	{ landingPage: "/demo", utmSource: "facebook", utmMedium: "cpc", utmCampaign: "kho-hang" },
	{},
];

const messages = [
	"Công ty tôi có 32 người dùng, ba kho ở Đà Nẵng và Huế. Xin báo giá gói phù hợp, gồm cả chi phí nhập dữ liệu cũ.",
	"Bên tôi tư vấn kế toán cho khoảng 60 doanh nghiệp nhỏ ở Hải Phòng, muốn làm đại lý triển khai.",
	"Phần mềm có xuất được hóa đơn điện tử và nối với ngân hàng không? Chúng tôi đang nhập tay mỗi ngày hơn một trăm dòng.",
	"Xưởng làm theo đơn, mỗi đơn một định mức riêng. Xin tư vấn cách tính giá thành theo từng đơn.",
	"Chúng tôi dùng thử tháng trước nhưng chưa kịp nhập hàng tồn. Có thể mở lại dữ liệu cũ được không?",
];

const notes = [
	"Muốn xem quản lý lô, hạn dùng và kết nối máy quét.",
	"Hai kho, hàng đông lạnh, cần xem cảnh báo tồn tối thiểu.",
	"Kế toán trưởng sẽ cùng xem, xin bắt đầu sau 9 giờ.",
	"Đang dùng Excel, muốn biết mất bao lâu để chuyển dữ liệu.",
];

const positions = ["Giám đốc", "Kế toán trưởng", "Quản lý kho", "Trưởng phòng kinh doanh", "Phó giám đốc"];

/** What a visitor typed into one of the three forms. */
export function sentBy(kind: RequestKind, number: number, random: Random): Sent {
	const { name: company, brand } = companyName(random);
	const person = personName(random);
	const domain = fold(brand).replaceAll(" ", "");
	const about = {
		submissionId: `demo-request-${number}`,
		language: (number % 9 === 4 && languages[1]) || (number % 13 === 6 && languages[2]) || defaultLanguage,
		visit: visits[number % visits.length],
		email: `lienhe@${domain}.example`,
		phone: `0900001${String(100 + 7 * number).padStart(3, "0")}`,
	};
	if (kind === "contact")
		return { ...about, name: person, subject: random.pick(contactSubjects), message: random.pick(messages) };
	const customer = { ...about, companyName: company, contactName: person };
	if (kind === "trial") {
		const [industry, companySize] = [random.pick(industries), random.pick(companySizes)];
		return { ...customer, industry, companySize, currentSystem: random.pick(currentSystems) };
	}
	return {
		...customer,
		position: random.pick(positions),
		preferredTime: random.pick(preferredTimes),
		interest: random.pick(demoInterests),
		notes: random.pick(notes),
	};
}
