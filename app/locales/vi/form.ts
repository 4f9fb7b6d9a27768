import type { ChoiceWords, FieldWords, RequiredNames } from "#models/form-fields.ts";
import type { CurrentSystem } from "#models/options.ts";
import type { allRequestFields, contactFields, demoFields, trialFields } from "#models/request/fields.ts";

type Fields = typeof allRequestFields;

/** The words of a field that was left empty. */
type Missing = Record<
	`${RequiredNames<typeof trialFields> | RequiredNames<typeof demoFields> | RequiredNames<typeof contactFields>}Required`,
	string
>;

export default {
	fields: {
		companyName: { label: "Tên công ty", placeholder: "Công ty TNHH Minh Phát" },
		contactName: { label: "Người liên hệ", placeholder: "Nguyễn Thu Hà" },
		name: { label: "Họ và tên", placeholder: "Nguyễn Thu Hà" },
		position: { label: "Chức vụ", placeholder: "Kế toán trưởng" },
		email: { label: "Email", placeholder: "ten@congty.vn" },
		phone: { label: "Số điện thoại", placeholder: "0912 345 678" },
		industry: { label: "Ngành nghề", empty: "Chọn ngành nghề" },
		companySize: { label: "Quy mô công ty", empty: "Chọn quy mô" },
		currentSystem: { label: "Phần mềm đang dùng", hint: "Chọn trong danh sách hoặc gõ tên phần mềm." },
		preferredTime: { label: "Thời gian thuận tiện", empty: "Chọn thời gian" },
		interest: { label: "Phần muốn xem", empty: "Chọn phần muốn xem" },
		notes: { label: "Ghi chú", hint: "Việc đang vướng, con số muốn thấy, ngày giờ không tiện." },
		subject: { label: "Chủ đề", empty: "Chọn chủ đề" },
		message: { label: "Nội dung", hint: "Viết như nói chuyện. Càng cụ thể, câu trả lời càng sát." },
	} satisfies Record<keyof Fields, FieldWords>,
	options: {
		industry: {
			"Sản xuất": "Sản xuất",
			"Thương mại": "Thương mại",
			"Bán lẻ": "Bán lẻ",
			"Dịch vụ": "Dịch vụ",
			"Xây dựng": "Xây dựng",
			"F&B": "F&B",
			Logistics: "Logistics",
			"Nông nghiệp": "Nông nghiệp",
			Khác: "Khác",
		},
		companySize: {
			"1-10": "1-10 người",
			"11-20": "11-20 người",
			"21-50": "21-50 người",
			"51-100": "51-100 người",
			"101-200": "101-200 người",
			"200+": "Trên 200 người",
		},
		currentSystem: {
			Excel: "Excel",
			"Phần mềm riêng": "Phần mềm riêng",
			"ERP khác": "ERP khác",
			"Chưa có": "Chưa có",
		},
		preferredTime: {
			"Sáng (8h-12h)": "Sáng (8h-12h)",
			"Chiều (13h-17h)": "Chiều (13h-17h)",
			"Bất kỳ": "Bất kỳ",
		},
		interest: {
			"Toàn bộ hệ thống": "Toàn bộ hệ thống",
			"Kế toán & Tài chính": "Kế toán & Tài chính",
			"Quản lý kho": "Quản lý kho",
			"Sản xuất & MRP": "Sản xuất & MRP",
			"Bán hàng & CRM": "Bán hàng & CRM",
			"Nhân sự & Lương": "Nhân sự & Lương",
			"Export Order": "Export Order",
		},
		subject: {
			"Tư vấn sản phẩm": "Tư vấn sản phẩm",
			"Báo giá": "Báo giá",
			"Hỗ trợ kỹ thuật": "Hỗ trợ kỹ thuật",
			"Đối tác": "Đối tác",
			Khác: "Khác",
		},
	} satisfies ChoiceWords<Fields> & Record<"currentSystem", Record<CurrentSystem, string>>,
	consent: {
		text: "Tôi đồng ý với điều khoản sử dụng, và để {{brand}} gọi lại, gửi thông tin, ưu đãi qua email và điện thoại.",
		note: "Rút lại lúc nào cũng được.",
		privacy: "Chính sách bảo mật",
		terms: "Điều khoản sử dụng",
	},
	trap: "Để trống ô này",
	elsewhere:
		"Chúng tôi đã nhận được và sẽ liên hệ lại. Chi tiết chỉ hiện ở đây trong một giờ, trên trình duyệt đã gửi và không chặn cookie.",
	/** When somebody answers: until an office hour or, where the promised hours hold none, without an o'clock. */
	answer: { before: "trước {{deadline}}", within: "trong {{hours}} giờ, kể cả cuối tuần" },
	noMail:
		"Lần này không có email xác nhận, vì trong một giờ qua {{email}} đã nhận hai email của chúng tôi. Yêu cầu vẫn được ghi nhận; anh chị xem bằng nút dưới đây.",
	errors: {
		companyNameRequired: "Vui lòng nhập tên công ty",
		contactNameRequired: "Vui lòng nhập tên người liên hệ",
		emailRequired: "Vui lòng nhập email",
		emailInvalid: "Email không hợp lệ",
		phoneRequired: "Vui lòng nhập số điện thoại",
		phoneInvalid: "Số điện thoại không hợp lệ ({{phoneDigits}} chữ số)",
		foreignPhoneInvalid: "Số điện thoại nước ngoài không hợp lệ. Vui lòng kiểm tra mã quốc gia và các chữ số",
		industryRequired: "Vui lòng chọn ngành nghề",
		companySizeRequired: "Vui lòng chọn quy mô công ty",
		consentRequired: "Vui lòng đồng ý với điều khoản để tiếp tục",
		preferredTimeRequired: "Vui lòng chọn thời gian",
		nameRequired: "Vui lòng nhập họ và tên",
		subjectRequired: "Vui lòng chọn chủ đề",
		messageRequired: "Vui lòng nhập nội dung",
		required: "Trường này là bắt buộc",
		tooLong: "Vui lòng rút gọn còn tối đa {{max}} ký tự",
		wholeNumber: "Vui lòng nhập số nguyên ({{max}})",
		dayInvalid: "Ngày không hợp lệ. Vui lòng chọn lại ngày",
		choiceInvalid: "Vui lòng chọn một mục trong danh sách",
		tooManyForms:
			"Mạng của anh chị vừa gửi rất nhiều biểu mẫu, nên lần này chưa gửi được. Những gì đã nhập vẫn còn dưới đây. Vui lòng thử lại sau 10 phút, hoặc gọi {{brandPhone}}.",
	} satisfies Missing & Record<string, string>,
	failures: {
		trial: "Không thể gửi thông tin. Vui lòng thử lại sau.",
		demo: "Không thể gửi yêu cầu. Vui lòng thử lại sau.",
		contact: "Không thể gửi tin nhắn. Vui lòng thử lại sau.",
		/** Follows each of them, as what was given up on may still have been stored. */
		again: "Những gì anh chị đã nhập vẫn còn đây. Gửi thêm lần nữa cũng chỉ được ghi nhận một lần.",
	},
};
