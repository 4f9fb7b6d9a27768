import { consent } from "#models/consent.ts";
import { ContactMessage } from "#models/request/contact-message.server.ts";
import { DemoRequest } from "#models/request/demo-request.server.ts";
import { Lead } from "#models/request/lead.server.ts";

const language = "vi" as const;

const agreed = () => ({
	textVersion: consent.version,
	purpose: consent.purposes.join(", "),
	language,
	at: new Date(),
});

const noMails = () => [];

/** What visitors have sent; no mail goes out for it. */
export async function putInRequests(): Promise<void> {
	await Lead.submit(
		{
			submissionId: "demo-lead-1",
			companyName: "Công ty TNHH Gốm sứ Bát Tràng Xanh",
			contactName: "Nguyễn Thị Hòa",
			email: "hoa@gombattrangxanh.example",
			phone: "0900000811",
			industry: "Sản xuất",
			companySize: "21-50",
			currentSystem: "Excel",
			language,
			consent: agreed(),
		},
		noMails,
	);
	await Lead.submit(
		{
			submissionId: "demo-lead-2",
			companyName: "Siêu thị Mini An Cư",
			contactName: "Trần Văn Phú",
			email: "phu@ancumart.example",
			phone: "0900000822",
			industry: "Bán lẻ",
			companySize: "11-20",
			currentSystem: "Chưa có",
			language,
			consent: agreed(),
			visit: { landingPage: "/pricing", referrer: "https://www.google.com/", plan: "starter" },
		},
		noMails,
	);
	await Lead.submit(
		{
			submissionId: "demo-lead-3",
			companyName: "Công ty CP Vận chuyển Hải Đăng",
			contactName: "Đỗ Hải Đăng",
			email: "dang@haidanglogistics.example",
			phone: "0900000833",
			industry: "Logistics",
			companySize: "51-100",
			language,
			consent: agreed(),
			visit: { landingPage: "/", utmSource: "facebook", utmMedium: "cpc", utmCampaign: "cuoi-nam" },
		},
		noMails,
	);
	await DemoRequest.submit(
		{
			submissionId: "demo-demo-1",
			companyName: "Công ty TNHH Dược phẩm Tâm An",
			contactName: "Lê Minh Tâm",
			position: "Giám đốc vận hành",
			email: "tam@duoctaman.example",
			phone: "0900000844",
			preferredTime: "Sáng (8h-12h)",
			interest: "Quản lý kho",
			notes: "Muốn xem quản lý lô, hạn dùng và kết nối máy quét.",
			language,
			consent: agreed(),
		},
		noMails,
	);
	await DemoRequest.submit(
		{
			submissionId: "demo-demo-2",
			companyName: "Công ty CP May Xuất khẩu Hương Giang",
			contactName: "Hoàng Thị Giang",
			email: "giang@mayhuonggiang.example",
			phone: "0900000855",
			preferredTime: "Bất kỳ",
			interest: "Export Order",
			language,
			consent: agreed(),
		},
		noMails,
	);
	await ContactMessage.submit(
		{
			submissionId: "demo-contact-1",
			name: "Phan Văn Lộc",
			email: "loc@phanloc.example",
			subject: "Báo giá",
			message:
				"Công ty tôi có 32 người dùng, ba kho ở Đà Nẵng và Huế. Xin báo giá gói phù hợp, gồm cả chi phí nhập dữ liệu cũ.",
			language,
		},
		noMails,
	);
	await ContactMessage.submit(
		{
			submissionId: "demo-contact-2",
			name: "Đinh Thu Thủy",
			email: "thuy@dailyphanmem.example",
			phone: "0900000866",
			subject: "Đối tác",
			message:
				"Bên tôi tư vấn kế toán cho khoảng 60 doanh nghiệp nhỏ ở Hải Phòng, muốn làm đại lý triển khai.",
			language,
		},
		noMails,
	);
}
