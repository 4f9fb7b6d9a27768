import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Lập hóa đơn bán hàng",
	text: "Lập hóa đơn từ đơn đã giao, kiểm tra thuế suất và mã số thuế trước khi ghi sổ, và xử lý khi lỡ ghi sai.",
	audience: "Kế toán bán hàng, kế toán thuế",
	ready: ["Đơn hàng đã xuất kho", "Tên, mã số thuế, địa chỉ của khách đúng như họ đăng ký"],
	steps: [
		{
			do: "Mở phân hệ Bán hàng, lọc “Đã giao, chưa có hóa đơn”.",
			see: "Mỗi dòng là một lần giao, kèm số ngày đã chờ.",
		},
		{
			do: "Chọn một hay nhiều lần giao của cùng một khách, bấm “Lập hóa đơn”.",
			see: "Hóa đơn nháp có sẵn mặt hàng, số lượng, đơn giá, thuế suất.",
		},
		{
			do: "Đọc lại tên, mã số thuế, thuế suất từng dòng.",
			see: "Tiền hàng, tiền thuế và tổng cộng nằm ở cuối, có số bằng chữ.",
		},
		{
			do: "Bấm “Ghi sổ”.",
			see: "Hóa đơn có số. Nợ 131, Có 511, Có 3331 đã vào sổ.",
		},
		{
			do: "Gửi khách qua email, hoặc in.",
			see: "Ngày gửi và người nhận được lưu cạnh hóa đơn.",
		},
		{
			do: "Ghi sai: mở hóa đơn, bấm “Điều chỉnh”, ghi lý do.",
			see: "Hóa đơn cũ giữ nguyên, hóa đơn điều chỉnh nối với nó.",
		},
	],
	mistake: {
		what: "Xóa hóa đơn sai rồi lập lại, nên dãy số bị đứt.",
		remedy:
			"Đừng xóa, hãy điều chỉnh. Trước khi nối với nhà cung cấp hóa đơn điện tử, anh chị gọi {{brandPhone}} để hỏi cách làm.",
	},
} satisfies GuideText;
