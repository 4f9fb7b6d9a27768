import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Thu, chi và đối chiếu ngân hàng",
	text: "Ghi tiền mặt và tiền ngân hàng ngay lúc phát sinh, gắn với đơn hàng hay hóa đơn, rồi đối chiếu với sao kê.",
	audience: "Thủ quỹ, kế toán thanh toán",
	ready: ["Giấy đề nghị thanh toán đã duyệt", "Sao kê ngân hàng dạng Excel"],
	steps: [
		{
			do: "Mở phân hệ Tài chính, bấm “Thu” hoặc “Chi”, chọn quỹ tiền mặt hay tài khoản ngân hàng. Hóa đơn mua từ 5 triệu đồng, gồm cả thuế: trả qua ngân hàng, thuế GTGT mới được khấu trừ.",
			see: "Số dư hiện tại của quỹ hiện cạnh tên quỹ.",
		},
		{
			do: "Chọn khách hàng hoặc nhà cung cấp, tích vào hóa đơn được trả.",
			see: "Số tiền tự điền. Trả một phần thì sửa số, phần còn lại vẫn treo nợ.",
		},
		{
			do: "Bấm “Ghi sổ”.",
			see: "Công nợ giảm, số dư quỹ đổi, bút toán có sẵn trong sổ.",
		},
		{
			do: "Cuối ngày, thủ quỹ đếm tiền, nhập số đếm được.",
			see: "Khớp thì hiện dấu tích. Lệch thì hiện số lệch để tìm ngay trong ngày.",
		},
		{
			do: "Mỗi tuần, mở “Đối chiếu ngân hàng”, tải sao kê lên.",
			see: "Dòng giống nhau được ghép sẵn, dòng chưa ghép nằm riêng.",
		},
		{
			do: "Xử lý dòng chưa ghép: phí ngân hàng, lãi, khách chuyển khoản không ghi nội dung.",
			see: "Số dư trên sổ bằng số dư trên sao kê.",
		},
	],
	mistake: {
		what: "Không biết tiền của khách nào, khoản ấy nằm treo cả tháng.",
		remedy:
			"Ghi ngay vào phải trả khác (338), tra theo số tiền và ngày. Tìm ra khách thì chuyển sang công nợ của khách, gắn hóa đơn.",
	},
} satisfies GuideText;
