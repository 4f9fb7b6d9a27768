import type { ModuleGroupId, ModuleId } from "#app/content/plans.ts";

/** An element of a screen of the product, with invented figures. */
export interface ScreenText {
	title: string;
	rows: { label: string; value: string }[];
	status: string;
}

/** A module's card: what it does, for whom, and one element of its screen. */
export interface ModuleText {
	name: string;
	text: string;
	audience: string;
	screen: ScreenText;
}

const groups: Record<ModuleGroupId, { name: string; text: string }> = {
	money: { name: "Kế toán và tài chính", text: "Sổ sách khớp, dòng tiền thấy trước." },
	customers: { name: "Khách và đơn hàng", text: "Từ lời báo giá đến lúc thu tiền." },
	goods: { name: "Hàng và kho", text: "Mua đúng, đủ, và biết hàng nằm ở đâu." },
	production: { name: "Sản xuất", text: "Từng lệnh, từng lô, từng kilôgam vật tư." },
	people: { name: "Nhân sự và lương", text: "Công, phép, lương rõ ràng." },
};

const modules: Record<ModuleId, ModuleText> = {
	accounting: {
		name: "Kế toán",
		text: "Bán, mua, thu, chi xong là chứng từ vào sổ. Cuối tháng đối chiếu, chạy bút toán cuối kỳ, rồi khóa sổ.",
		audience: "Kế toán trưởng, kế toán tổng hợp",
		screen: {
			title: "Chứng từ BH-0412, 30/10/2026",
			rows: [
				{ label: "Nợ 131 · Phải thu", value: "51.840.000 ₫" },
				{ label: "Có 511 · Doanh thu", value: "48.000.000 ₫" },
				{ label: "Có 3331 · GTGT 8%", value: "3.840.000 ₫" },
			],
			status: "Đã ghi sổ",
		},
	},
	finance: {
		name: "Tài chính",
		text: "Tiền mặt, ngân hàng, công nợ trên một màn hình. Tuần tới thiếu hay dư, hôm nay đã biết.",
		audience: "Giám đốc, thủ quỹ",
		screen: {
			title: "Dòng tiền tuần tới",
			rows: [
				{ label: "Thu dự kiến", value: "820.000.000 ₫" },
				{ label: "Chi dự kiến", value: "610.000.000 ₫" },
			],
			status: "Thu hơn chi 210.000.000 ₫",
		},
	},
	reports: {
		name: "Báo cáo và phân tích",
		text: "{{reportTemplateCount}} mẫu báo cáo: doanh thu, lãi gộp, tồn kho, công nợ. Mở điện thoại là thấy.",
		audience: "Chủ doanh nghiệp, ban giám đốc",
		screen: {
			title: "Tỷ lệ lãi gộp tháng 10",
			rows: [
				{ label: "Bao bì", value: "31%" },
				{ label: "Nhãn in", value: "24%" },
			],
			status: "Tăng 3 điểm phần trăm",
		},
	},
	sales: {
		name: "Bán hàng",
		text: "Báo giá, đơn hàng, giao hàng, hóa đơn đi một mạch. Nhập một lần, không gõ lại.",
		audience: "Nhân viên bán hàng, trưởng phòng kinh doanh",
		screen: {
			title: "Đơn hàng DH-1187",
			rows: [
				{ label: "Nhựa Thành Công", value: "120 thùng" },
				{ label: "Giá trị", value: "48.600.000 ₫" },
			],
			status: "Đang giao",
		},
	},
	crm: {
		name: "Khách hàng (CRM)",
		text: "Ai đã gọi khách, hứa gì, bao giờ gọi lại: ghi một chỗ. Nhân viên nghỉ, khách vẫn ở lại.",
		audience: "Đội kinh doanh, chăm sóc khách hàng",
		screen: {
			title: "Khách hàng: Siêu thị An Bình",
			rows: [
				{ label: "Lần gọi gần nhất", value: "Thứ Ba, chị Hà" },
				{ label: "Việc tiếp theo", value: "Gửi báo giá trước 16:00" },
			],
			status: "Cần gọi hôm nay",
		},
	},
	pos: {
		name: "Bán tại quầy (POS)",
		text: "Bán tại quầy, kho trừ ngay, tiền khớp từng ca.",
		audience: "Cửa hàng, chuỗi cửa hàng",
		screen: {
			title: "Phiếu tính tiền quầy 2",
			rows: [
				{ label: "Nồi inox 24 cm × 1", value: "560.000 ₫" },
				{ label: "Khách đưa", value: "600.000 ₫" },
			],
			status: "Tiền thừa 40.000 ₫",
		},
	},
	ecommerce: {
		name: "Thương mại điện tử",
		text: "Đơn đặt online và đơn tại quầy nằm chung một danh sách, trừ chung một kho.",
		audience: "Công ty bán hàng online",
		screen: {
			title: "Đơn online hôm nay",
			rows: [
				{ label: "Chờ đóng gói", value: "18 đơn" },
				{ label: "Đã giao vận chuyển", value: "42 đơn" },
			],
			status: "Kho đã trừ",
		},
	},
	exportOrders: {
		name: "Đơn hàng xuất khẩu",
		text: "Từ hợp đồng đến bộ chứng từ: packing list, hóa đơn thương mại, giá theo ngoại tệ.",
		audience: "Phòng xuất nhập khẩu",
		screen: {
			title: "Đơn EX-026 · Yokohama",
			rows: [
				{ label: "Giá trị", value: "86.400 USD" },
				{ label: "Đóng hàng", value: "2 container 40 feet" },
			],
			status: "Đủ chứng từ",
		},
	},
	purchasing: {
		name: "Mua hàng",
		text: "Đề nghị, duyệt, đặt, nhận. Biết nhà cung cấp nào giá tốt, nhà nào giao đúng hẹn.",
		audience: "Phòng mua hàng, người duyệt chi",
		screen: {
			title: "Đơn mua MH-0306",
			rows: [
				{ label: "Hạt nhựa PP", value: "5 tấn" },
				{ label: "Hẹn giao", value: "Thứ Sáu" },
			],
			status: "Chờ duyệt",
		},
	},
	inventory: {
		name: "Tồn kho",
		text: "Còn bao nhiêu, ở kho nào, trị giá bao nhiêu: tra là có. Sắp hết thì phần mềm báo trước.",
		audience: "Kế toán kho, người bán hàng",
		screen: {
			title: "Nắp chai 28 mm",
			rows: [
				{ label: "Còn", value: "12 thùng" },
				{ label: "Mức tối thiểu", value: "40 thùng" },
			],
			status: "Sắp hết",
		},
	},
	warehouse: {
		name: "Vị trí kho và lô hàng",
		text: "Mỗi kệ, mỗi ô có mã. Nhập, xuất, kiểm kê ngay trên điện thoại.",
		audience: "Thủ kho, nhân viên kho",
		screen: {
			title: "Ô A-03-2",
			rows: [
				{ label: "Lô 2611", value: "64 thùng" },
				{ label: "Hạn dùng", value: "11/2027" },
			],
			status: "Đã kiểm",
		},
	},
	manufacturing: {
		name: "Sản xuất",
		text: "Lệnh sản xuất, công đoạn, hao hụt, xem trong lúc máy còn chạy. Đóng lệnh là có giá thành lô tạm tính.",
		audience: "Quản đốc, kế toán giá thành",
		screen: {
			title: "Lệnh SX-0158",
			rows: [
				{ label: "Kế hoạch", value: "5.000 chai" },
				{ label: "Đã xong", value: "3.650 chai" },
			],
			status: "Đạt 73%",
		},
	},
	mrp: {
		name: "Kế hoạch vật tư (MRP)",
		text: "Từ đơn hàng, tính ra cần mua gì, bao nhiêu, trước ngày nào.",
		audience: "Phòng kế hoạch, phòng mua hàng",
		screen: {
			title: "Vật tư cho tuần 48",
			rows: [
				{ label: "Màng co PE", value: "Thiếu 320 kg" },
				{ label: "Nhãn in", value: "Đủ" },
			],
			status: "Đặt hàng trước thứ Tư",
		},
	},
	hr: {
		name: "Nhân sự",
		text: "Hồ sơ, hợp đồng, ngày công, ngày phép ở một chỗ. Hợp đồng sắp hết hạn thì có lời nhắc.",
		audience: "Phòng nhân sự, trưởng bộ phận",
		screen: {
			title: "Nguyễn Văn Tài · Tổ in",
			rows: [
				{ label: "Ngày công tháng 10", value: "26" },
				{ label: "Ngày phép còn", value: "5" },
			],
			status: "Hợp đồng còn 30 ngày",
		},
	},
	payroll: {
		name: "Tiền lương",
		text: "Công, phụ cấp, BHXH, BHYT, BHTN, thuế TNCN tính trên một bảng. Ai cũng xem được phiếu lương của mình trên điện thoại.",
		audience: "Kế toán lương, phòng nhân sự",
		screen: {
			title: "Phiếu lương tháng 10",
			rows: [
				{ label: "Lương và phụ cấp", value: "14.200.000 ₫" },
				{ label: "BHXH, BHYT, BHTN", value: "−1.386.000 ₫" },
			],
			status: "Thực lĩnh 12.814.000 ₫",
		},
	},
};

export default {
	title: "Phần mềm kế toán, kho, bán hàng, lương: {{moduleCount}} phân hệ {{brand}}",
	description:
		"Kế toán, kho, bán hàng, CRM, mua hàng, sản xuất, nhân sự, lương, bán lẻ, xuất khẩu: mỗi phân hệ làm gì, dành cho ai, trông ra sao.",
	heading: "{{moduleCount}} phân hệ, một\u00a0nguồn dữ\u00a0liệu",
	intro:
		"Một đơn hàng nhập vào, kho trừ hàng, kế toán có chứng từ, giám đốc thấy doanh thu. Không ai phải gõ lại.",
	onHome: {
		heading: "{{moduleCount}} phân hệ nối\u00a0sẵn với\u00a0nhau",
		text: "Hôm nay chọn gói vừa sức, công ty lớn lên thì nâng gói. Dữ liệu giữ nguyên.",
		lines: {
			accounting: "Bán, mua, thu, chi đều tự vào sổ",
			finance: "Tiền và công nợ trên một màn hình",
			reports: "Doanh thu, lãi gộp, tồn kho, từng ngày",
			sales: "Báo giá thành đơn, đơn thành hóa đơn",
			crm: "Khách của công ty, không của một người",
			pos: "Thu tiền tại quầy, chốt từng ca",
			ecommerce: "Đơn trên mạng trừ cùng một kho",
			exportOrders: "Hợp đồng, đóng hàng, bộ chứng từ",
			purchasing: "So giá, duyệt chi, theo dõi hẹn giao",
			inventory: "Còn bao nhiêu, trị giá bao nhiêu",
			warehouse: "Mỗi thùng một ô, mỗi lô một hạn dùng",
			manufacturing: "Lệnh, công đoạn, hao hụt từng ca",
			mrp: "Cần mua gì, trước ngày nào",
			hr: "Hồ sơ, ngày công, ngày phép",
			payroll: "Từ bảng công đến phiếu lương",
		},
	},
	path: {
		sales: "Đơn DH-1192: 2.000 thùng carton",
		inventory: "Trừ 2.000 thùng, còn 6.400",
		accounting: "Chứng từ BH-0412: 51.840.000\u00a0₫, đã ghi sổ",
		reports: "Doanh thu tháng 10: thêm 48.000.000\u00a0₫",
	},
	forWhom: "Dành cho",
	groups,
	modules,
	next: {
		heading: "Muốn xem phân hệ của mình chạy thật?",
		text: "Đặt một buổi demo online {{demoMinutes}} phút. Anh chị nêu việc đang vướng, chúng tôi làm thử ngay trên màn hình.",
	},
};
