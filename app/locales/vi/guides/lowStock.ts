import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Cảnh báo sắp hết hàng",
	text: "Đặt mức tồn tối thiểu cho từng mặt hàng và từng kho, nhận lời nhắc đúng lúc, và đặt mua ngay từ lời nhắc.",
	audience: "Kế toán kho, phòng mua hàng, người bán hàng",
	ready: ["Số bán trung bình mỗi ngày của các mặt hàng chính", "Số ngày từ lúc đặt đến lúc hàng về"],
	steps: [
		{
			do: "Chọn hai mươi mặt hàng bán chạy nhất trước. Tính mức tối thiểu: số bán mỗi ngày nhân số ngày chờ hàng, cộng một ít dự phòng.",
			see: "Ví dụ nắp chai bán 4 thùng mỗi ngày, chờ hàng 8 ngày, dự phòng 8 thùng: mức tối thiểu là 40 thùng.",
		},
		{
			do: "Mở phân hệ Tồn kho, mở mặt hàng, nhập mức cho từng kho, bấm “Lưu”.",
			see: "Mức tối thiểu hiện cạnh số còn lại.",
		},
		{
			do: "Chọn người nhận lời nhắc.",
			see: "Tồn xuống dưới mức là người đó được báo, trên web và điện thoại.",
		},
		{
			do: "Mỗi sáng mở “Sắp hết”.",
			see: "Mỗi dòng: còn bao nhiêu, mức bao nhiêu, đang đặt mua bao nhiêu.",
		},
		{
			do: "Tích các dòng cần mua, bấm “Lập đề nghị mua”.",
			see: "Đề nghị có sẵn số lượng đủ đưa tồn lên trên mức.",
		},
		{
			do: "Ba tháng một lần, xem lại mức theo số bán mới.",
			see: "Hàng bán chậm không còn báo nhầm.",
		},
	],
	mistake: {
		what: "Đặt mức cho cả nghìn mặt hàng, sáng nào cũng hàng trăm lời nhắc nên không ai đọc.",
		remedy: "Bắt đầu với hai mươi mặt hàng. Hàng theo mùa thì bỏ mức khi hết mùa.",
	},
} satisfies GuideText;
