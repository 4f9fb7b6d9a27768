import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Lập hóa đơn bán hàng",
	text: "Lập hóa đơn từ đơn đã giao, kiểm tra thuế suất và mã số thuế trước khi ghi sổ, và xử lý khi lỡ ghi sai.",
	audience: "Kế toán bán hàng, kế toán thuế",
	ready: ["Đơn hàng đã xuất kho", "Tên, mã số thuế, địa chỉ của khách đúng như họ đăng ký"],
	steps: [
		{
			do: "Mở phân hệ Bán hàng, lọc “Đã giao, chưa có hóa đơn”.",
			see: "Mỗi dòng là một lần giao. Giao lần nào, lập hóa đơn ngay lần đó.",
		},
		{
			do: "Chọn một lần giao, bấm “Lập hóa đơn”.",
			see: "Hóa đơn nháp có sẵn mặt hàng, số lượng, đơn giá, thuế suất.",
		},
		{
			do: "Đọc lại tên, mã số thuế, thuế suất từng dòng.",
			see: "Tiền hàng, tiền thuế và tổng cộng nằm ở cuối, có số bằng chữ.",
		},
		{
			do: "Bấm “Ghi sổ”.",
			see: "Nợ 131, Có 511, Có 3331 đã vào sổ. Hóa đơn chưa có số: số có khi phát hành.",
		},
		{
			do: "Bấm “Phát hành”, chậm nhất ngày làm việc sau ngày lập.",
			see: "Hóa đơn sang nhà cung cấp hóa đơn điện tử, trở về có số, và có mã của cơ quan thuế nếu là hóa đơn có mã. Nhà cung cấp chưa kết nối thì phát hành ở trang của họ, rồi điền số vào đây.",
		},
		{
			do: "Gửi khách qua email, hoặc in.",
			see: "Ngày gửi và người nhận được lưu cạnh hóa đơn.",
		},
		{
			do: "Sai số tiền, thuế suất, mã số thuế hay hàng hóa: lập văn bản thỏa thuận với bên mua, ghi rõ chỗ sai. Rồi mở hóa đơn, bấm “Điều chỉnh” hoặc “Thay thế”. Hóa đơn từ máy tính tiền thì chỉ “Thay thế”.",
			see: "Hóa đơn cũ giữ nguyên, hóa đơn mới nối với nó. Sai tiếp thì làm theo cách đã chọn lần đầu. Bên mua là cá nhân không kinh doanh thì báo cho họ, không cần văn bản.",
		},
		{
			do: "Chỉ sai tên, địa chỉ, còn mã số thuế đúng: báo bên mua, rồi gửi cơ quan thuế thông báo mẫu 04/SS-HĐĐT.",
			see: "Không phải lập hóa đơn mới.",
		},
	],
	mistake: {
		what: "Xóa hóa đơn sai rồi lập lại, nên dãy số bị đứt.",
		remedy:
			"Hóa đơn đã phát hành thì không xóa: điều chỉnh hoặc thay thế, theo Nghị định 254/2026/NĐ-CP và Thông tư 91/2026/TT-BTC, có hiệu lực từ ngày 1/7/2026.",
	},
} satisfies GuideText;
