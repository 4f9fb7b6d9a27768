import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Việc cần làm trong ngày đầu tiên",
	text: "Từ lúc nhận tài khoản đến đơn hàng đầu tiên: khai báo công ty, đưa danh mục vào, mời vài người, bán thử một đơn.",
	audience: "Chủ doanh nghiệp, người phụ trách triển khai",
	ready: [
		"Tên, mã số thuế, địa chỉ in trên hóa đơn",
		"File Excel danh mục hàng và khách hàng",
		"Email của ba, bốn người dùng trước",
	],
	steps: [
		{
			do: "Mở liên kết trong email mời, đặt mật khẩu rồi đăng nhập.",
			see: "Màn hình chính hiện ra, còn trống. Góc trên ghi tên công ty anh chị.",
		},
		{
			do: "Mở “Thiết lập”, điền tên công ty, mã số thuế, địa chỉ, rồi thêm từng kho và cửa hàng. Bấm “Lưu”.",
			see: "Tên công ty và các kho đã thêm nằm trong danh sách.",
		},
		{
			do: "Chọn ngày bắt đầu ghi sổ. Ngày đầu tháng là dễ đối chiếu nhất.",
			see: "Số dư đầu kỳ về sau sẽ được nhập tại đúng ngày này.",
		},
		{
			do: "Bấm “Nhập từ Excel”, tải lên danh mục hàng và khách hàng. Chưa đủ cũng không sao, mười mặt hàng là thử được.",
			see: "Phần mềm báo nhận được bao nhiêu dòng, dòng nào cần sửa.",
		},
		{
			do: "Mời một người bán hàng, một thủ kho, một kế toán.",
			see: "Tên từng người hiện ra kèm chữ “Đã mời”, cho đến khi họ đăng nhập.",
		},
		{
			do: "Cả nhóm cùng làm một đơn thật: lập đơn, xuất kho, lập hóa đơn, thu tiền.",
			see: "Mở báo cáo: doanh thu có số, tồn kho đã trừ, quỹ tăng cả phần thuế.",
		},
	],
	mistake: {
		what: "Muốn nhập đủ mọi thứ rồi mới cho mọi người vào, nên một tuần sau vẫn chưa ai dùng.",
		remedy:
			"Ngày đầu chỉ chạy một kho, một nhóm nhỏ. Danh mục còn lại gửi chúng tôi nhập giúp, miễn phí khi ký.",
	},
} satisfies GuideText;
