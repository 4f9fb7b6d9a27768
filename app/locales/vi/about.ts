export default {
	title: "Về {{brand}}: ai làm ra phần mềm này và vì sao",
	description:
		"{{engineerCount}} kỹ sư, {{customerCount}} công ty khách hàng, {{satisfactionPercent}}% hài lòng. Chúng tôi làm ERP cho công ty {{smallestCompany}}\u2011{{largestCompany}} người tại Việt Nam.",
	heading: "ERP vừa\u00a0sức công\u00a0ty Việt\u00a0Nam",
	intro:
		"Phần mềm của hãng lớn thì đắt và lâu. Excel thì rẻ, nhưng công ty lớn lên là rối. Chúng tôi làm {{brand}} cho công ty ở giữa: {{smallestCompany}}\u2011{{largestCompany}} người.",
	numbers: {
		heading: "Vài con số",
		items: [
			{ value: "{{customerCount}}", label: "công ty khách hàng" },
			{ value: "{{satisfactionPercent}}%", label: "khách hàng hài lòng" },
			{ value: "{{engineerCount}}", label: "kỹ sư làm ra phần mềm" },
			{ value: "{{moduleCount}}", label: "phân hệ" },
			{ value: "{{reportTemplateCount}}", label: "mẫu báo cáo" },
			{ value: "{{uptimePercent, number}}%", label: "thời gian chạy thông suốt" },
		],
	},
	principles: {
		heading: "Chúng tôi làm\u00a0việc thế\u00a0nào",
		items: [
			{
				title: "Nói giá trước",
				text: "Giá nằm ở trang Bảng giá. Ai xem cũng thấy, không cần để lại số điện thoại.",
			},
			{
				title: "Cho thử trước khi thu tiền",
				text: "Thử thấy ưng mới trả tiền. Trả rồi mà không hợp, trong {{refundDays}} ngày đầu vẫn được hoàn {{refundPercent}}%.",
			},
			{
				title: "Làm nhanh, làm cùng",
				text: "Triển khai {{deploymentWeeks}} tuần. Chúng tôi nhập dữ liệu cũ và đến tận nơi đào tạo {{trainingDays}} ngày.",
			},
			{
				title: "Nghe máy",
				text: "Hỗ trợ tiếng Việt {{supportHours}}. Trong giờ làm việc, trả lời trong {{supportReplyMinutes}} phút.",
			},
		],
	},
	company: {
		heading: "Ai đứng sau {{brand}}",
		text: "{{brandLegalName}}, mã số thuế {{brandTaxCode}}. Hợp đồng và hóa đơn đứng tên công ty này. {{engineerCount}} kỹ sư ở đây làm ra phần mềm.",
	},
	/** Shown as far as the owner has filled them in (`behind` in app/content/owner.ts). */
	behind: {
		since: "Từ năm",
		founder: "Người sáng lập",
		engineers: "Kỹ sư",
		contract: "Hợp đồng",
		read: "Đọc trước mẫu hợp đồng (PDF)",
		office: "Văn phòng {{brand}}",
	},
	audience: {
		heading: "Chúng tôi làm cho ai",
		text: "Chủ doanh nghiệp muốn biết hôm nay lãi hay lỗ. Kế toán trưởng muốn cuối tháng về nhà đúng giờ. Thủ kho muốn đếm một lần là khớp.",
	},
	office: {
		heading: "Ghé văn phòng",
		text: "{{brandAddress}}. Thứ Hai đến thứ Sáu, {{officeMorning}} và {{officeAfternoon}}. Anh chị gọi {{brandPhone}} trước để chúng tôi chuẩn bị đúng phần cần xem.",
	},
};
