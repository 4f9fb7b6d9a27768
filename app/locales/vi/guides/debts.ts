import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Công nợ phải thu, phải trả",
	text: "Xem ai nợ, nợ bao lâu, đặt hạn mức cho từng khách, nhắc khách đúng hạn và in biên bản đối chiếu công nợ.",
	audience: "Kế toán công nợ, trưởng phòng kinh doanh",
	ready: ["Hạn thanh toán đã thỏa thuận với từng khách", "Tên, email người nhận biên bản bên khách"],
	steps: [
		{
			do: "Mở phân hệ Tài chính, chọn “Phải thu” hoặc “Phải trả”.",
			see: "Mỗi dòng một khách: tổng nợ, trong hạn, quá hạn 30, 60, 90 ngày.",
		},
		{
			do: "Mở một khách, điền hạn thanh toán và hạn mức nợ, bấm “Lưu”.",
			see: "Từ đơn sau, hạn trả tự tính theo ngày hóa đơn.",
		},
		{
			do: "Lọc “Đến hạn tuần này”, giao từng dòng cho người gọi.",
			see: "Việc gọi hiện trong danh sách của người đó, kèm số điện thoại khách.",
		},
		{
			do: "Gọi xong, ghi ngày khách hẹn trả.",
			see: "Đúng ngày hẹn, khách hiện lại ở đầu danh sách.",
		},
		{
			do: "Bấm “In biên bản đối chiếu”, chọn khoảng thời gian.",
			see: "Biên bản có từng hóa đơn, từng lần trả, số còn lại bằng số và bằng chữ.",
		},
		{
			do: "Với phải trả: lọc hóa đơn sắp đến hạn, gửi người duyệt chi.",
			see: "Dòng tiền tuần tới đã trừ các khoản này.",
		},
	],
	mistake: {
		what: "Chỉ nhìn tổng nợ, nên khách trả đều mà luôn sót một hóa đơn cũ vẫn không ai thấy.",
		remedy: "Xem theo tuổi nợ, không xem tổng. Mỗi lần thu tiền, tích đúng hóa đơn khách đã trả.",
	},
} satisfies GuideText;
