import type { GuideId } from "./guides.ts";

/** An amount in dong or a quantity stands as a number, so that a test can add it up. */
type Cell = string | number;

interface ProductScreen {
	/** Where it lies in the menu. */
	module: (typeof productMenu)[number];
	/** What tells how it is reached, step by step. */
	guide: GuideId;
	title: string;
	filters: readonly string[];
	button: string;
	columns: readonly string[];
	lines: readonly (readonly Cell[])[];
	sum: readonly Cell[];
	/** What stands below the line of this index once it is pressed. */
	opened: { line: number; title: string; rows: readonly (readonly [label: string, value: Cell])[] };
}

export const productMenu = [
	"Bán hàng",
	"Mua hàng",
	"Kho",
	"Sản xuất",
	"Kế toán",
	"Tiền lương",
	"Báo cáo",
] as const;

/** The firm of all screens; it is that of the guide to the first day. */
export const shownFirm = "Minh Phát";

/** How the words of a status are coloured; all others are blue. */
export const statusTones: Record<string, string> = {
	"Đã thu tiền": "badge-good",
	"Đã giao": "",
	"Đang giao": "",
	"Chờ giao": "",
	"Chờ duyệt": "badge-warn",
};

export const screenIds = ["closing", "orders", "stock", "workOrder", "payroll"] as const;
export type ScreenId = (typeof screenIds)[number];

/**
 * One October of one firm, with the hero's revenue, order and voucher. In Vietnamese for all, as that is how its people see
 * them; the sentence beside a screen says in the reader's language what it shows.
 */
export const productScreens: Record<ScreenId, ProductScreen> = {
	closing: {
		module: "Kế toán",
		guide: "closing",
		title: "Khóa sổ tháng 10/2026",
		filters: ["Tháng 10/2026", "Bút toán cuối kỳ: 8", "Đã ghi sổ: 8"],
		button: "Khóa kỳ",
		columns: ["Bút toán", "TK Nợ", "TK Có", "Phát sinh Nợ", "Phát sinh Có"],
		lines: [
			["Giá xuất kho nguyên liệu", "621", "152", 512_400_000, 512_400_000],
			["Khấu hao tài sản cố định", "627", "214", 38_500_000, 38_500_000],
			["Chi phí chờ phân bổ", "642", "242", 12_600_000, 12_600_000],
			["Trích trước tiền điện", "627", "335", 21_400_000, 21_400_000],
			["Giá thành nhập kho", "155", "154", 742_300_000, 742_300_000],
			["Khấu trừ thuế GTGT", "3331", "133", 71_250_000, 71_250_000],
			["Kết chuyển doanh thu", "511", "911", 1_214_600_000, 1_214_600_000],
			["Kết chuyển chi phí và lãi", "911", "632, 641, 642, 421", 1_214_600_000, 1_214_600_000],
		],
		sum: ["Cộng, Nợ bằng Có", "", "", 3_827_650_000, 3_827_650_000],
		opened: {
			line: 7,
			title: "Nợ 911: 1.214.600.000",
			rows: [
				["Có 632 · Giá vốn", 886_600_000],
				["Có 641 · Bán hàng", 68_400_000],
				["Có 642 · Quản lý", 113_400_000],
				["Có 421 · Lãi trước thuế", 146_200_000],
			],
		},
	},
	orders: {
		module: "Bán hàng",
		guide: "quoteToPayment",
		title: "Đơn hàng",
		filters: ["26/10 – 31/10/2026", "Mọi khách hàng", "Mọi trạng thái"],
		button: "Tạo báo giá",
		columns: ["Đơn", "Khách hàng", "Tiền hàng", "GTGT 8%", "Tổng cộng", "Trạng thái"],
		lines: [
			["DH-1192", "Nông sản Cửu Long", 48_000_000, 3_840_000, 51_840_000, "Đã giao"],
			["DH-1191", "Siêu thị An Bình", 32_500_000, 2_600_000, 35_100_000, "Chờ duyệt"],
			["DH-1190", "Cà phê Bảo Lộc", 18_750_000, 1_500_000, 20_250_000, "Đã thu tiền"],
			["DH-1189", "May Phước Long", 27_400_000, 2_192_000, 29_592_000, "Đã giao"],
			["DH-1188", "Dược Tâm An", 12_600_000, 1_008_000, 13_608_000, "Đã thu tiền"],
			["DH-1187", "Nhựa Thành Công", 45_000_000, 3_600_000, 48_600_000, "Đang giao"],
			["DH-1186", "Thủy sản Năm Căn", 63_250_000, 5_060_000, 68_310_000, "Đã thu tiền"],
			["DH-1185", "Siêu thị An Bình", 21_500_000, 1_720_000, 23_220_000, "Chờ giao"],
		],
		sum: ["Cộng 8 đơn", "", 269_000_000, 21_520_000, 290_520_000, ""],
		opened: {
			line: 0,
			title: "2.000 thùng carton × 24.000 · Chứng từ BH-0412, 30/10/2026",
			rows: [
				["Nợ 131 · Phải thu", 51_840_000],
				["Có 511 · Doanh thu", 48_000_000],
				["Có 3331 · GTGT 8%", 3_840_000],
			],
		},
	},
	stock: {
		module: "Kho",
		guide: "binCard",
		title: "Tồn theo kho",
		filters: ["Ngày 30/10/2026", "Mọi nhóm hàng", "Sắp hết: 1"],
		button: "Lập phiếu chuyển",
		columns: ["Mặt hàng", "Kho chính", "Thủ Đức", "Cộng", "ĐVT", "Giá vốn", "Giá trị"],
		lines: [
			["Thùng carton 5 lớp", 4_900, 1_500, 6_400, "thùng", 17_000, 108_800_000],
			["Thùng carton 3 lớp", 2_000, 1_200, 3_200, "thùng", 11_500, 36_800_000],
			["Hạt nhựa PP", 5_000, 1_200, 6_200, "kg", 31_200, 193_440_000],
			["Màng co PE", 600, 260, 860, "kg", 38_000, 32_680_000],
			["Chai PP 500 ml", 1_300, 500, 1_800, "chai", 1_840, 3_312_000],
			["Nắp chai 28 mm, sắp hết", 12, 0, 12, "thùng", 480_000, 5_760_000],
			["Nhãn in", 4_600, 0, 4_600, "cái", 250, 1_150_000],
			["Băng keo 48 mm", 560, 300, 860, "cuộn", 9_500, 8_170_000],
		],
		sum: ["Cộng giá trị", "", "", "", "", "", 390_112_000],
		opened: {
			line: 0,
			title: "Thẻ kho, ngày 30/10/2026",
			rows: [
				["Tồn đầu ngày", 8_400],
				["XK-0731, đơn DH-1192", -2_000],
				["Tồn cuối ngày", 6_400],
			],
		},
	},
	workOrder: {
		module: "Sản xuất",
		guide: "workOrder",
		title: "Lệnh SX-0158 · Chai PP 500 ml",
		filters: ["Kế hoạch 5.000 chai", "Xong 3.650, đạt 73%", "Giá thành tạm tính 1.840 ₫"],
		button: "Báo sản lượng",
		columns: ["Công đoạn", "Tổ", "Nhận", "Đạt", "Hỏng", "Đang làm"],
		lines: [
			["Ép phôi", "Tổ máy 1", 5_060, 5_042, 18, 0],
			["Ủ phôi", "Tổ máy 1", 5_042, 5_036, 6, 0],
			["Thổi chai", "Tổ máy 2", 5_036, 4_610, 26, 400],
			["Cắt ba via", "Tổ máy 2", 4_610, 4_402, 8, 200],
			["Thử rò", "Tổ kiểm", 4_402, 4_230, 22, 150],
			["Dán nhãn", "Tổ in", 4_230, 3_980, 10, 240],
			["Vặn nắp", "Tổ đóng gói", 3_980, 3_800, 4, 176],
			["Đóng thùng", "Tổ đóng gói", 3_800, 3_650, 0, 150],
		],
		sum: ["Cả lệnh", "", 5_060, 3_650, 94, 1_316],
		opened: {
			line: 4,
			title: "Trần Văn Lộc báo bằng điện thoại",
			rows: [
				["Ca 1 · đạt", 2_190],
				["Ca 1 · hỏng", 9],
				["Ca 2 · đạt", 2_040],
				["Ca 2 · hỏng", 13],
			],
		},
	},
	payroll: {
		module: "Tiền lương",
		guide: "payroll",
		title: "Bảng lương tháng 10/2026",
		filters: ["Tháng 10/2026", "Mọi bộ phận", "6 người"],
		button: "Ghi sổ",
		columns: ["Nhân viên", "Bộ phận", "Công", "Thu nhập", "BH 10,5%", "Thuế TNCN", "Thực lĩnh"],
		lines: [
			["Nguyễn Văn Tài", "Tổ in", 26, 14_200_000, 1_386_000, 0, 12_814_000],
			["Trần Thu Hà", "Bán hàng", 26, 18_600_000, 1_680_000, 71_000, 16_849_000],
			["Lê Văn Phúc", "Kho", 26, 11_800_000, 1_134_000, 0, 10_666_000],
			["Phạm Thị Lan", "Kế toán", 25, 16_400_000, 1_575_000, 0, 14_825_000],
			["Trần Văn Lộc", "Tổ kiểm", 27, 19_500_000, 1_785_000, 110_750, 17_604_250],
			["Võ Minh Tuấn", "Giao hàng", 26, 12_300_000, 1_155_000, 0, 11_145_000],
		],
		sum: ["Cộng 6 người", "", 156, 92_800_000, 8_715_000, 181_750, 83_903_250],
		opened: {
			line: 1,
			title: "71.000 này ở đâu ra",
			rows: [
				["Thu nhập", 18_600_000],
				["BH 10,5% của 16.000.000", -1_680_000],
				["Giảm trừ bản thân", -15_500_000],
				["Còn lại, tính thuế 5%", 1_420_000],
			],
		},
	},
};

/** On the phone of whoever approves: an order that goes beyond what its customer may owe. */
export const approval = {
	waiting: 3,
	order: "DH-1191",
	customer: "Siêu thị An Bình",
	total: 35_100_000,
	owed: 126_350_000,
	owedThen: 161_450_000,
	limit: 150_000_000,
	beyond: 11_450_000,
} as const;

/** What the hero's figure is made of, down to the entries of one voucher. */
export const octoberRevenue = {
	amount: 1_214_600_000,
	customers: [
		["Siêu thị An Bình", 312_400_000],
		["Thủy sản Năm Căn", 268_250_000],
		["Nông sản Cửu Long", 196_000_000],
		["Nhựa Thành Công", 154_600_000],
		["May Phước Long", 121_900_000],
		["Cà phê Bảo Lộc", 98_750_000],
		["Dược Tâm An", 62_700_000],
	],
	/** Of the customer that the hero's voucher is for. */
	customer: "Nông sản Cửu Long",
	vouchers: [
		["BH-0361", 52_000_000],
		["BH-0388", 96_000_000],
		["BH-0412", 48_000_000],
	],
	voucher: "BH-0412",
} as const;
