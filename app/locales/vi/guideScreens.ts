import type { GuideId } from "#app/content/guides.ts";
import type { ScreenText } from "./features.ts";

/** Of the two steps at which each guide shows the product: see `shown` in app/content/guides.ts. */
const guideScreens: Record<GuideId, ScreenText[]> = {
	firstDay: [
		{
			title: "Thiết lập",
			rows: [
				{ label: "Công ty", value: "Công ty TNHH Minh Phát" },
				{ label: "Kho", value: "Kho chính, kho Thủ Đức" },
				{ label: "Cửa hàng", value: "2" },
			],
			status: "Đã lưu",
		},
		{
			title: "Báo cáo hôm nay",
			rows: [
				{ label: "Doanh thu, đơn DH-0001", value: "1.250.000 ₫" },
				{ label: "Thuế GTGT 8%", value: "100.000 ₫" },
				{ label: "Tồn kho", value: "−5 thùng" },
				{ label: "Quỹ tiền mặt", value: "+1.350.000 ₫" },
			],
			status: "Đã ghi sổ",
		},
	],
	people: [
		{
			title: "Mời người",
			rows: [
				{ label: "Họ tên", value: "Trần Thu Hà" },
				{ label: "Phần việc", value: "Bán hàng, khách hàng" },
				{ label: "Sẽ thấy", value: "6 màn hình" },
			],
			status: "Chưa gửi",
		},
		{
			title: "Người dùng",
			rows: [
				{ label: "Trần Thu Hà", value: "Đã mời" },
				{ label: "Lê Văn Phúc", value: "Đang dùng" },
			],
			status: "2 người",
		},
	],
	signIn: [
		{
			title: "Quên mật khẩu",
			rows: [{ label: "Email", value: "ha@minhphat.example" }],
			status: "Đã gửi liên kết",
		},
		{
			title: "Trên điện thoại",
			rows: [
				{ label: "Đơn chờ duyệt", value: "3" },
				{ label: "Hàng sắp hết", value: "1" },
			],
			status: "Cùng dữ liệu với bản web",
		},
	],
	import: [
		{
			title: "Xem trước: 412 dòng",
			rows: [
				{ label: "Dòng đúng", value: "411" },
				{ label: "Dòng 87, cột Đơn vị", value: "Còn trống" },
			],
			status: "1 dòng lỗi",
		},
		{
			title: "Danh mục hàng hóa",
			rows: [
				{ label: "Đã thêm", value: "412 mã" },
				{ label: "Trùng mã", value: "0" },
			],
			status: "Đã nhập",
		},
	],
	backup: [
		{
			title: "Sổ cái, quý III/2026",
			rows: [
				{ label: "Số dòng", value: "3.184" },
				{ label: "Tổng phát sinh Nợ", value: "18.420.600.000 ₫" },
			],
			status: "Xuất Excel",
		},
		{
			title: "So với file",
			rows: [
				{ label: "Trên màn hình", value: "18.420.600.000 ₫" },
				{ label: "Trong file", value: "18.420.600.000 ₫" },
			],
			status: "Chênh lệch 0 ₫",
		},
	],
	help: [
		{
			title: "Ảnh màn hình",
			rows: [
				{ label: "Màn hình", value: "Xuất kho" },
				{ label: "Chứng từ", value: "XK-0731" },
				{ label: "Giờ", value: "09:42" },
			],
			status: "Gửi kèm",
		},
		{
			title: "Yêu cầu hỗ trợ",
			rows: [
				{ label: "Gửi lúc", value: "09:45" },
				{ label: "Trả lời lúc", value: "09:53" },
			],
			status: "Làm được rồi",
		},
	],
	opening: [
		{
			title: "Số dư tài khoản",
			rows: [
				{ label: "Tổng dư Nợ", value: "6.240.000.000 ₫" },
				{ label: "Tổng dư Có", value: "6.228.000.000 ₫" },
			],
			status: "Lệch 12.000.000 ₫",
		},
		{
			title: "Đối chiếu",
			rows: [
				{ label: "Phải thu khách hàng", value: "Khớp" },
				{ label: "Hàng tồn kho", value: "Khớp" },
				{ label: "Phải trả người bán", value: "Khớp" },
			],
			status: "Chênh lệch 0 ₫",
		},
	],
	cash: [
		{
			title: "Phiếu thu PT-0218",
			rows: [
				{ label: "Hóa đơn HD-0977", value: "38.500.000 ₫" },
				{ label: "Khách trả", value: "20.000.000 ₫" },
			],
			status: "Còn nợ 18.500.000 ₫",
		},
		{
			title: "Đối chiếu ngân hàng",
			rows: [
				{ label: "Đã ghép", value: "46 dòng" },
				{ label: "Chưa ghép", value: "2 dòng" },
			],
			status: "Còn 2 dòng",
		},
	],
	debts: [
		{
			title: "Phải thu: Siêu thị An Bình",
			rows: [
				{ label: "Trong hạn", value: "86.350.000 ₫" },
				{ label: "Quá hạn 30 ngày", value: "40.000.000 ₫" },
			],
			status: "Tổng nợ 126.350.000 ₫",
		},
		{
			title: "Biên bản đối chiếu",
			rows: [
				{ label: "Nợ đầu kỳ", value: "210.000.000 ₫" },
				{ label: "Đã trả", value: "83.650.000 ₫" },
			],
			status: "Còn lại 126.350.000 ₫",
		},
	],
	closing: [
		{
			title: "Khóa sổ tháng 10",
			rows: [
				{ label: "Phiếu chưa ghi sổ", value: "0" },
				{ label: "Đã giao, chưa có hóa đơn", value: "3" },
				{ label: "Ngân hàng chưa ghép", value: "2" },
			],
			status: "Còn 5 chứng từ",
		},
		{
			title: "Kỳ kế toán tháng 10",
			rows: [
				{ label: "Lãi trước thuế", value: "146.200.000 ₫" },
				{ label: "Người khóa", value: "Kế toán trưởng" },
			],
			status: "Đã khóa kỳ",
		},
	],
	reports: [
		{
			title: "Tháng 10/2026",
			rows: [
				{ label: "Doanh thu", value: "1.214.600.000 ₫" },
				{ label: "Lãi gộp", value: "27%" },
				{ label: "Phải thu quá hạn", value: "96.000.000 ₫" },
			],
			status: "Sắp hết: 4 mặt hàng",
		},
		{
			title: "Doanh thu: Nông sản Cửu Long",
			rows: [
				{ label: "Chứng từ BH-0412", value: "48.000.000 ₫" },
				{ label: "Lập lúc", value: "30/10/2026, 14:20" },
			],
			status: "Người lập: Trần Thu Hà",
		},
	],
	quoteToPayment: [
		{
			title: "Báo giá BG-0266",
			rows: [
				{ label: "Thùng carton 5 lớp", value: "2.000 × 24.000 ₫" },
				{ label: "Còn trong kho", value: "8.400 thùng" },
				{ label: "Khách còn nợ", value: "0 ₫" },
			],
			status: "Chưa gửi",
		},
		{
			title: "Đơn hàng DH-1192",
			rows: [
				{ label: "Đã giao", value: "2.000 thùng" },
				{ label: "Hóa đơn", value: "51.840.000 ₫" },
			],
			status: "Đã thu tiền",
		},
	],
	invoices: [
		{
			title: "Hóa đơn nháp",
			rows: [
				{ label: "Tiền hàng", value: "48.000.000 ₫" },
				{ label: "Thuế GTGT 8%", value: "3.840.000 ₫" },
				{ label: "Tổng cộng", value: "51.840.000 ₫" },
			],
			status: "Chưa ghi sổ",
		},
		{
			title: "Chứng từ BH-0412, 30/10/2026",
			rows: [
				{ label: "Nợ 131", value: "51.840.000 ₫" },
				{ label: "Có 511", value: "48.000.000 ₫" },
				{ label: "Có 3331", value: "3.840.000 ₫" },
			],
			status: "Đã ghi sổ",
		},
	],
	customers: [
		{
			title: "Siêu thị An Bình",
			rows: [
				{ label: "Người liên hệ", value: "Chị Hà" },
				{ label: "Đơn đang mở", value: "2" },
				{ label: "Công nợ", value: "126.350.000 ₫" },
			],
			status: "Gọi gần nhất: thứ Ba",
		},
		{
			title: "Hôm nay",
			rows: [
				{ label: "09:00", value: "Gọi Siêu thị An Bình" },
				{ label: "14:00", value: "Gửi báo giá BG-0266" },
			],
			status: "2 việc",
		},
	],
	counter: [
		{
			title: "Phiếu tính tiền quầy 2",
			rows: [
				{ label: "Nồi inox 24 cm × 1", value: "560.000 ₫" },
				{ label: "Khách đưa", value: "600.000 ₫" },
			],
			status: "Tiền thừa 40.000 ₫",
		},
		{
			title: "Chốt ca sáng",
			rows: [
				{ label: "Phải có", value: "8.460.000 ₫" },
				{ label: "Đếm được", value: "8.460.000 ₫" },
			],
			status: "Chênh lệch 0 ₫",
		},
	],
	export: [
		{
			title: "Đóng hàng EX-026",
			rows: [
				{ label: "Container 1", value: "540 kiện, 11.880 kg" },
				{ label: "Container 2", value: "540 kiện, 11.880 kg" },
			],
			status: "Tổng 116 m³",
		},
		{
			title: "Chứng từ EX-026",
			rows: [
				{ label: "Vận đơn", value: "Có" },
				{ label: "Tờ khai", value: "Có" },
				{ label: "Chứng nhận xuất xứ", value: "Có" },
			],
			status: "Đủ chứng từ",
		},
	],
	purchase: [
		{
			title: "So giá: hạt nhựa PP, 5 tấn",
			rows: [
				{ label: "Nhựa Phương Nam, đúng hẹn 96%", value: "31.200 ₫/kg" },
				{ label: "Vật tư Tân Tiến, đúng hẹn 71%", value: "30.900 ₫/kg" },
			],
			status: "Chưa chọn",
		},
		{
			title: "Nhận hàng MH-0306",
			rows: [
				{ label: "Đã đặt", value: "5.000 kg" },
				{ label: "Thực nhận", value: "4.950 kg" },
			],
			status: "Còn thiếu 50 kg",
		},
	],
	binCard: [
		{
			title: "Thẻ kho: lô 2611",
			rows: [
				{ label: "Phiếu nhập NK-0420", value: "+64 thùng" },
				{ label: "Ô", value: "A-03-2" },
				{ label: "Số còn", value: "64 thùng" },
			],
			status: "Hạn dùng 11/2027",
		},
		{
			title: "Thẻ kho tháng 10",
			rows: [
				{ label: "Tồn đầu", value: "120 thùng" },
				{ label: "Nhập", value: "64 thùng" },
				{ label: "Xuất", value: "98 thùng" },
			],
			status: "Tồn cuối 86 thùng",
		},
	],
	stockCount: [
		{
			title: "Kho chính, dãy A",
			rows: [
				{ label: "Ô A-03-2", value: "64 thùng" },
				{ label: "Ô A-03-3", value: "Chưa đếm" },
			],
			status: "Xong 68%",
		},
		{
			title: "Chênh lệch: màng co PE",
			rows: [
				{ label: "Trên sổ", value: "880 kg" },
				{ label: "Đếm được", value: "860 kg" },
			],
			status: "Thiếu 20 kg",
		},
	],
	lowStock: [
		{
			title: "Nắp chai 28 mm",
			rows: [
				{ label: "Còn", value: "12 thùng" },
				{ label: "Mức tối thiểu", value: "40 thùng" },
			],
			status: "Sắp hết",
		},
		{
			title: "Đề nghị mua DN-0119",
			rows: [
				{ label: "Nắp chai 28 mm", value: "60 thùng" },
				{ label: "Đang đặt mua", value: "0" },
			],
			status: "Chờ duyệt",
		},
	],
	recipe: [
		{
			title: "Định mức cho 1.000 chai",
			rows: [
				{ label: "Hạt nhựa PP", value: "24 kg" },
				{ label: "Nắp chai 28 mm", value: "1.000 cái" },
				{ label: "Nhãn in", value: "1.000 cái" },
			],
			status: "Giá thành dự tính 1.840.000 ₫",
		},
		{
			title: "Hao hụt: hạt nhựa PP",
			rows: [
				{ label: "Cho phép", value: "2%" },
				{ label: "Số cần cấp", value: "24,48 kg" },
			],
			status: "Đã tính lại",
		},
	],
	workOrder: [
		{
			title: "Vật tư cho SX-0158",
			rows: [
				{ label: "Hạt nhựa PP", value: "Đủ" },
				{ label: "Nhãn in", value: "Thiếu 400 cái" },
			],
			status: "Lập đề nghị mua",
		},
		{
			title: "Lệnh SX-0158",
			rows: [
				{ label: "Kế hoạch", value: "5.000 chai" },
				{ label: "Đã xong", value: "3.650 chai" },
			],
			status: "Đạt 73%",
		},
	],
	leave: [
		{
			title: "Đơn xin nghỉ: Nguyễn Văn Tài",
			rows: [
				{ label: "Ngày", value: "12/11, một ngày" },
				{ label: "Phép còn sau khi nghỉ", value: "4 ngày" },
			],
			status: "Chưa gửi",
		},
		{
			title: "Bảng công tháng 10",
			rows: [
				{ label: "Ngày công", value: "26" },
				{ label: "Làm thêm", value: "6 giờ" },
				{ label: "Nghỉ phép", value: "1" },
			],
			status: "Đã chốt",
		},
	],
	payroll: [
		{
			title: "Lương tháng 10: Nguyễn Văn Tài",
			rows: [
				{ label: "Lương và phụ cấp", value: "14.200.000 ₫" },
				{ label: "BHXH, BHYT, BHTN", value: "−1.386.000 ₫" },
			],
			status: "Thực lĩnh 12.814.000 ₫",
		},
		{
			title: "So với tháng trước",
			rows: [
				{ label: "Tổ in", value: "+2%" },
				{ label: "Tổ đóng gói", value: "+18%" },
			],
			status: "Đọc lại 1 dòng",
		},
	],
};

export default guideScreens;
