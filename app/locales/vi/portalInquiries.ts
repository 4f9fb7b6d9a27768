import type { InquiryStatus, ProjectType, Urgency } from "#app/content/options.ts";

const projectType: Record<ProjectType, string> = {
	"full-erp": "Trọn bộ ERP",
	accounting: "Kế toán",
	inventory: "Kho",
	crm: "CRM",
	manufacturing: "Sản xuất",
	custom: "Theo yêu cầu",
};
const urgency: Record<Urgency, string> = { low: "Thấp", medium: "Vừa", high: "Gấp" };
const status: Record<InquiryStatus, string> = {
	pending: "Chờ xử lý",
	"in-progress": "Đang làm",
	completed: "Hoàn tất",
};

export default {
	dashboard: {
		title: "Yêu cầu",
		heading: "Yêu cầu của khách",
		empty: 'Chưa có yêu cầu nào. Bấm "Thêm yêu cầu" để tạo.',
		loading: "Đang tải yêu cầu...",
		columns: {
			date: "Ngày",
			customer: "Khách hàng",
			company: "Công ty",
			projectType: "Loại dự án",
			urgency: "Độ gấp",
			status: "Trạng thái",
			actions: "Thao tác",
		},
		counts: { total: "Tổng", pending: "Chờ xử lý", "in-progress": "Đang làm", completed: "Hoàn tất" },
	},
	inquiry: {
		title: "Thêm yêu cầu",
		heading: "Thêm yêu cầu",
		groups: { customer: "Khách hàng", project: "Dự án", planning: "Kế hoạch" },
		fields: {
			salesRepName: { label: "Nhân viên kinh doanh" },
			customerName: { label: "Tên khách hàng" },
			companyName: { label: "Công ty" },
			customerEmail: { label: "Email khách hàng" },
			customerPhone: { label: "Điện thoại khách hàng" },
			projectType: { label: "Loại dự án", empty: "Chọn loại dự án" },
			industry: { label: "Ngành nghề" },
			employeeCount: { label: "Số nhân viên", empty: "Chưa rõ" },
			currentSystem: { label: "Phần mềm đang dùng" },
			requirements: { label: "Yêu cầu" },
			painPoints: { label: "Chỗ đang vướng" },
			timeline: { label: "Thời hạn" },
			budget: { label: "Ngân sách" },
			urgency: { label: "Độ gấp" },
			notes: { label: "Ghi chú" },
		},
		submit: "Lưu yêu cầu",
		failed: "Chưa lưu được yêu cầu. Vui lòng thử lại.",
		done: {
			heading: "Đã lưu yêu cầu",
			text: "Bảng yêu cầu sẽ mở sau 2 giây.",
			link: "Mở bảng yêu cầu ngay",
		},
	},
	options: { projectType, urgency, status },
};
