import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Bán tại quầy và chốt ca",
	text: "Mở ca, quét mã, thu tiền, trả hàng, rồi đếm quỹ khi chốt ca để tiền trong két khớp với phần mềm.",
	audience: "Thu ngân, cửa hàng trưởng",
	ready: ["Hàng có mã vạch hoặc mã ngắn dễ gõ", "Tiền lẻ đầu ca đã đếm"],
	steps: [
		{
			do: "Mở phân hệ Bán tại quầy (POS), chọn cửa hàng, nhập tiền đầu ca, bấm “Mở ca”.",
			see: "Màn hình bán hàng hiện ra, trên góc có tên người và giờ mở ca.",
		},
		{
			do: "Quét mã từng món, hoặc gõ vài chữ của tên hàng.",
			see: "Món vào phiếu tính tiền kèm giá và số còn lại trong cửa hàng.",
		},
		{
			do: "Chọn tiền mặt, chuyển khoản hoặc thẻ, nhập số khách đưa.",
			see: "Hiện tiền thừa phải trả.",
		},
		{
			do: "Bấm “Thu tiền”.",
			see: "Phiếu tính tiền được in, tồn kho trừ ngay, cửa hàng khác cũng thấy. Phiếu này không thay hóa đơn.",
		},
		{
			do: "Khách trả hàng: tìm phiếu cũ, bấm “Trả hàng”, chọn món.",
			see: "Tiền trả lại và hàng nhập về cùng nằm trên một phiếu.",
		},
		{
			do: "Cuối ca đếm tiền, nhập số đếm được, bấm “Chốt ca”.",
			see: "Số phải có, số đếm được và chênh lệch hiện cạnh nhau, gửi cửa hàng trưởng.",
		},
	],
	mistake: {
		what: "Hai thu ngân dùng chung một ca, cuối ngày lệch tiền không biết của ai.",
		remedy: "Đổi người là chốt ca, dù chỉ đổi giữa buổi. Đếm hai phút, bớt được một buổi tìm.",
	},
} satisfies GuideText;
