import type { AuditAction, AuditActor, AuditKind, AuditSubjectKind } from "#models/audit/actions.ts";
import type { AuditDetails } from "#models/audit/record.server.ts";

const kinds: Record<AuditKind, string> = {
	signIn: "Đăng nhập",
	account: "Tự đổi tài khoản",
	access: "Quyền và truy cập",
	data: "Dữ liệu của khách",
	operation: "Vận hành",
};
const actions: Record<AuditAction, string> = {
	signedIn: "Đăng nhập",
	signedOut: "Đăng xuất",
	passwordWrong: "Gõ sai mật khẩu",
	triesBlocked: "Bị chặn vì gõ sai mật khẩu quá nhiều lần",
	networkBlocked: "Mạng bị chặn vì thử đăng nhập quá nhiều lần",
	deviceSignedOut: "Đăng xuất một thiết bị",
	signedOutEverywhere: "Đăng xuất mọi thiết bị",
	signedUp: "Đăng ký tài khoản",
	emailConfirmed: "Xác nhận email, thành quản trị viên",
	passwordChanged: "Đổi mật khẩu",
	resetLinkAsked: "Xin liên kết đặt mật khẩu mới",
	passwordReset: "Đặt mật khẩu mới bằng liên kết",
	preferencesSet: "Đổi thư nhắc việc và demo",
	accountCreated: "Tạo tài khoản",
	roleChanged: "Đổi vai trò",
	accountDisabled: "Khóa tài khoản",
	accountEnabled: "Mở khóa tài khoản",
	resetLinkMade: "Tạo liên kết đặt mật khẩu mới",
	inquiriesExported: "Xuất yêu cầu ra tệp CSV",
	auditExported: "Xuất nhật ký ra tệp CSV",
	promptWithContact: "Lấy prompt kèm cách liên hệ với khách",
	inquiryDeleted: "Xóa yêu cầu",
	inquiryRestored: "Khôi phục yêu cầu",
	suspectedLetIn: "Cho vào danh sách một biểu mẫu nghi là máy gửi",
	suspectedDiscarded: "Xóa hẳn một biểu mẫu nghi là máy gửi",
	requestErased: "Tự xóa những gì đã gửi",
	personExported: "Xuất dữ liệu cá nhân của một người",
	personErased: "Xóa dữ liệu cá nhân của một người",
	recounted: "Đếm lại các yêu cầu",
	databaseRestored: "Khôi phục cơ sở dữ liệu từ bản sao lưu",
};
const filtered = "Lọc theo: {{fields}}";
const records = "{{count}} bản ghi";
const details: Record<keyof AuditDetails, string> = {
	signedUp: "Vai trò: {{role}}",
	accountCreated: "Vai trò: {{role}}",
	roleChanged: "{{from}} thành {{to}}",
	preferencesSet: "Thư nhắc việc: {{digest}}, nhận demo: {{takesDemos}}",
	inquiriesExported: filtered,
	auditExported: filtered,
	personExported: records,
	personErased: records,
	recounted: "Sửa {{count}} số đếm sai",
	databaseRestored: records,
};
const actors: Record<Exclude<AuditActor, "staff">, string> = {
	commandLine: "Dòng lệnh",
	visitor: "Khách",
	unknown: "Người chưa đăng nhập",
};
const subjects: Record<Exclude<AuditSubjectKind, "account">, string> = {
	inquiry: "Yêu cầu {{value}}",
	request: "Khách từ web {{value}}",
	suspected: "Biểu mẫu {{value}}",
};

export default {
	title: "Nhật ký",
	heading: "Nhật ký hoạt động",
	intro:
		"Ai làm gì, lúc nào, từ mạng nào. Không ai sửa hay xóa được dòng nào ở đây; mỗi dòng tự hết hạn sau {{auditLineKeptDays}} ngày.",
	columns: { at: "Lúc", by: "Ai", action: "Việc", subject: "Đối tượng", network: "Mạng" },
	/** Only in the file. */
	ids: { by: "Mã người làm", subject: "Mã đối tượng" },
	kinds,
	actions,
	details,
	actors,
	subjects,
	noAccount: "Địa chỉ không có tài khoản",
	words: { on: "bật", off: "tắt" },
	fields: {
		text: "từ khóa",
		status: "trạng thái",
		urgency: "mức độ gấp",
		projectType: "loại dự án",
		ownerId: "nhân viên",
		followUp: "hẹn liên hệ",
		person: "người",
		actions: "việc",
		from: "từ ngày",
		until: "đến ngày",
	},
	filters: {
		label: "Tìm trong nhật ký",
		person: "Người",
		personHint: "Tên hoặc email",
		action: "Việc",
		any: "Tất cả",
		allOf: "{{kind}}: tất cả",
		from: "Từ ngày",
		to: "Đến hết ngày",
		apply: "Áp dụng",
		clear: "Bỏ mọi bộ lọc",
	},
	whichPerson: "Có nhiều người trùng với nội dung đã gõ. Chọn một người, hoặc gõ thêm tên.",
	empty: "Không có dòng nào khớp với bộ lọc.",
	exportCsv: "Xuất CSV",
};
