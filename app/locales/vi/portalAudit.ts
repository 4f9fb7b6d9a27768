import type { AuditAction, AuditActor, AuditKind, AuditSubjectKind } from "#models/audit/actions.ts";
import type { AuditQuery } from "#models/audit/audit.server.ts";
import type { AuditDetails } from "#models/audit/record.server.ts";
import type { InquiryQuery } from "#models/inquiry/list.server.ts";
import type { RequestQuery } from "#models/request/list.server.ts";

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
	codeWrong: "Gõ sai mã xác minh 2 bước",
	passkeyWrong: "Dùng passkey không thành công",
	proofGiven: "Xác nhận lại đúng là mình",
	triesBlocked: "Bị chặn vì gõ sai quá nhiều lần",
	networkBlocked: "Mạng bị chặn vì thử đăng nhập quá nhiều lần",
	deviceSignedOut: "Đăng xuất một thiết bị",
	signedOutEverywhere: "Đăng xuất mọi thiết bị",
	signedUp: "Đăng ký tài khoản",
	emailConfirmed: "Xác nhận email",
	invitationAccepted: "Nhận lời mời",
	passwordChanged: "Đổi mật khẩu",
	resetLinkAsked: "Xin liên kết đặt mật khẩu mới",
	passwordReset: "Đặt mật khẩu mới bằng liên kết",
	factorAdded: "Bật xác minh 2 bước",
	factorRemoved: "Tắt xác minh 2 bước",
	codesRenewed: "Tạo mã dự phòng mới",
	passkeyAdded: "Thêm passkey",
	passkeyRemoved: "Gỡ passkey",
	preferencesSet: "Đổi thư nhắc việc và demo",
	invitationSent: "Gửi lời mời",
	invitationWithdrawn: "Rút lại lời mời",
	accountApproved: "Duyệt tài khoản",
	accountRefused: "Từ chối và xóa tài khoản",
	accountCreated: "Tạo tài khoản",
	roleChanged: "Đổi vai trò",
	accountDisabled: "Khóa tài khoản",
	accountEnabled: "Mở khóa tài khoản",
	workHandedOver: "Giao hết việc đang mở",
	workLeft: "Chưa giao việc đang mở cho ai",
	factorTakenOff: "Tắt xác minh 2 bước và gỡ passkey của người khác",
	resetLinkMade: "Tạo liên kết đặt mật khẩu mới",
	inquiriesExported: "Xuất cơ hội ra tệp CSV",
	inquiriesImported: "Nhập cơ hội từ Excel",
	requestsExported: "Xuất khách mới ra tệp CSV",
	auditExported: "Xuất nhật ký ra tệp CSV",
	promptWithContact: "Lấy đề bài cho AI kèm thông tin liên hệ của khách",
	inquiryDeleted: "Xóa cơ hội",
	inquiryRestored: "Khôi phục cơ hội",
	suspectedLetIn: "Cho vào danh sách một biểu mẫu nghi là máy gửi",
	suspectedDiscarded: "Xóa hẳn một biểu mẫu nghi là máy gửi",
	requestErased: "Tự xóa những gì đã gửi",
	trialExtended: "Gia hạn dùng thử cho khách",
	customersJoined: "Ghi là cùng một khách",
	customersParted: "Ghi là khách khác",
	othersCustomerAsked: "Hỏi ai đang phụ trách một email hay số điện thoại",
	personExported: "Xuất dữ liệu cá nhân của một người",
	personErased: "Xóa dữ liệu cá nhân của một người",
	recounted: "Đếm lại các cơ hội",
	backupMade: "Sao lưu cơ sở dữ liệu",
	databaseRestored: "Khôi phục cơ sở dữ liệu từ bản sao lưu",
};
const asRole = "Vai trò: {{role}}";
const filtered = "Lọc theo: {{fields}}";
const records = "{{count}} bản ghi";
const andRecord = "Với {{record}}";
const details: Record<keyof AuditDetails, string> = {
	signedUp: asRole,
	emailConfirmed: asRole,
	invitationAccepted: asRole,
	invitationSent: asRole,
	accountCreated: asRole,
	roleChanged: "{{from}} thành {{to}}",
	workHandedOver: "Cho {{heir}}: {{inquiries}} cơ hội và {{requests}} khách mới",
	workLeft: "{{inquiries}} cơ hội và {{requests}} khách mới",
	preferencesSet: "Thư nhắc việc: {{digest}}, nhận demo: {{takesDemos}}",
	inquiriesExported: filtered,
	inquiriesImported: "{{count}} cơ hội cho {{owner}}",
	requestsExported: filtered,
	auditExported: filtered,
	customersJoined: andRecord,
	customersParted: andRecord,
	personExported: records,
	personErased: records,
	recounted: "Sửa {{count}} số đếm sai",
	backupMade: records,
	databaseRestored: records,
};
const actors: Record<Exclude<AuditActor, "staff">, string> = {
	commandLine: "Dòng lệnh",
	visitor: "Khách",
	unknown: "Người chưa đăng nhập",
};
/** Accounts have a name, but for those that an invitation would have made. */
const subjects: Record<AuditSubjectKind, string> = {
	account: "Tài khoản {{value}}",
	inquiry: "Cơ hội {{value}}",
	request: "Khách mới {{value}}",
	suspected: "Biểu mẫu {{value}}",
};

/** Of each filter that an exported list was narrowed by. */
const fields: Record<Exclude<keyof AuditQuery | keyof InquiryQuery | keyof RequestQuery, "sort">, string> = {
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
	ids: "các dòng đã chọn",
	kind: "loại",
	state: "tình trạng",
	due: "hạn",
	source: "nguồn",
	campaign: "chiến dịch",
	landingPage: "trang đích",
	language: "ngôn ngữ",
	week: "tuần",
	outcome: "kết quả",
	month: "tháng chốt",
	reason: "lý do mất",
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
	noAccount: "Không có tài khoản này",
	words: { on: "bật", off: "tắt" },
	fields,
	filters: {
		label: "Tìm trong nhật ký",
		person: "Người",
		action: "Việc",
		allOf: "{{kind}}: tất cả",
		from: "Từ ngày",
		to: "Đến hết ngày",
	},
	empty: "Không có dòng nào khớp với bộ lọc.",
};
