import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Mua hàng và nhận hàng",
	text: "Từ đề nghị mua đến lúc hàng vào kho: ai đề nghị, ai duyệt, giá nào, giao lúc nào, nhận thiếu thì làm sao.",
	audience: "Phòng mua hàng, thủ kho, người duyệt chi",
	ready: ["Nhà cung cấp và mặt hàng đã có trong danh mục", "Mức tiền mà mỗi người được duyệt"],
	steps: [
		{
			do: "Mở phân hệ Mua hàng, bấm “Đề nghị mua”, nhập mặt hàng, số lượng, ngày cần.",
			see: "Số còn trong kho và lần mua gần nhất hiện cạnh mặt hàng.",
		},
		{
			do: "Bấm “Gửi duyệt”.",
			see: "Người duyệt thấy đề nghị trên điện thoại, duyệt hoặc trả lại kèm lý do.",
		},
		{
			do: "Nhập giá các nhà cung cấp đã báo, chọn một nơi, bấm “Lập đơn mua”.",
			see: "Giá các nơi đứng cạnh nhau, kèm tỷ lệ giao đúng hẹn trước đây.",
		},
		{
			do: "Gửi đơn cho nhà cung cấp.",
			see: "Đơn mang ngày hẹn giao. Quá hẹn mà hàng chưa về thì đơn chuyển màu cam.",
		},
		{
			do: "Hàng đến: thủ kho mở đơn mua, bấm “Nhận hàng”, nhập số đếm được.",
			see: "Tồn kho tăng đúng số thực nhận. Phần thiếu vẫn treo trên đơn.",
		},
		{
			do: "Kế toán gắn hóa đơn của nhà cung cấp vào lần nhận.",
			see: "Số lượng và giá lệch giữa đơn, phiếu nhận, hóa đơn được chỉ ra. Công nợ phải trả vào sổ.",
		},
	],
	mistake: {
		what: "Nhận đủ theo giấy giao hàng mà không đếm, cuối tháng kho thiếu.",
		remedy:
			"Nhập số mình đếm, không nhập số trên giấy. Thiếu thì chụp ảnh, ghi vào phiếu nhận ngay khi xe còn ở đó.",
	},
} satisfies GuideText;
