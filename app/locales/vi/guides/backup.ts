import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Sao lưu và lấy dữ liệu ra",
	text: "Dữ liệu được sao lưu mỗi ngày mà anh chị không phải làm gì. Bài này hướng dẫn xuất ra Excel và lấy lại phần lỡ xóa.",
	audience: "Chủ doanh nghiệp, kế toán trưởng, người quản trị phần mềm",
	ready: ["Quyền xem phần dữ liệu muốn lấy ra", "Nếu lỡ xóa: tên, mã và khoảng thời gian đã xóa"],
	steps: [
		{
			do: "Mở danh sách hay báo cáo cần lấy: hàng hóa, khách hàng, công nợ, sổ cái.",
			see: "Danh sách hiện theo bộ lọc đang chọn.",
		},
		{
			do: "Chọn khoảng thời gian, bấm “Xuất Excel”.",
			see: "Máy tải về file có đúng các dòng đang thấy.",
		},
		{
			do: "Mở file, so tổng cuối bảng với tổng trên màn hình.",
			see: "Hai số bằng nhau là đủ dữ liệu.",
		},
		{
			do: "Cất file ở nơi chỉ người có trách nhiệm mở được.",
			see: "Công ty có một bản của mình, ngoài các bản sao lưu mỗi ngày được giữ {{backupKeptDays}} ngày.",
		},
		{
			do: "Lỡ xóa nhầm: gọi {{brandPhone}} ngay, đọc mã và thời điểm.",
			see: "Chúng tôi tìm trong bản sao lưu, báo lại lấy được gì trước khi làm.",
		},
		{
			do: "Thôi dùng: báo trước, xuất đủ các danh sách, hoặc nhờ chúng tôi xuất giúp.",
			see: "Anh chị giữ trọn danh mục, chứng từ và sổ sách ở dạng Excel.",
		},
	],
	mistake: {
		what: "Đợi hơn một tháng mới báo đã xóa nhầm.",
		remedy:
			"Mỗi bản sao lưu chỉ giữ {{backupKeptDays}} ngày. Thấy mất dữ liệu là gọi ngay, đừng nhập đè lên.",
	},
} satisfies GuideText;
