import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Lệnh sản xuất và giá thành lô",
	text: "Mở lệnh từ đơn hàng, cấp vật tư, báo sản lượng từng công đoạn, nhập kho thành phẩm và xem giá thành của lô.",
	audience: "Quản đốc, tổ trưởng, kế toán giá thành",
	ready: ["Định mức đã áp dụng", "Đơn hàng hoặc kế hoạch tuần", "Vật tư có trong kho"],
	steps: [
		{
			do: "Mở đơn hàng, bấm “Tạo lệnh sản xuất”, hoặc mở phân hệ Sản xuất rồi tạo lệnh riêng.",
			see: "Lệnh có số lượng, ngày xong, danh sách vật tư theo định mức.",
		},
		{
			do: "Bấm “Kiểm tra vật tư”.",
			see: "Đủ thì có dấu tích. Thiếu gì, thiếu bao nhiêu hiện rõ, bấm là lập đề nghị mua.",
		},
		{
			do: "Bấm “Cấp vật tư”, thủ kho xác nhận.",
			see: "Vật tư rời kho, tính vào lệnh này.",
		},
		{
			do: "Cuối ca, tổ trưởng nhập số đạt, số hỏng của công đoạn mình trên điện thoại.",
			see: "Tiến độ lệnh đổi ngay, ví dụ 3.650 trên 5.000 chai, đạt 73%.",
		},
		{
			do: "Xong thì bấm “Nhập kho thành phẩm”, nhập số lô.",
			see: "Thành phẩm có trong kho, bán được ngay.",
		},
		{
			do: "Trả vật tư thừa, bấm “Đóng lệnh”.",
			see: "Giá thành lô hiện ra: vật tư, nhân công, chi phí sản xuất chung, cạnh số theo định mức. Đây là số tạm tính; cuối tháng tính xong giá xuất kho và chi phí chung mới là giá thành thực tế.",
		},
	],
	mistake: {
		what: "Cuối tuần mới nhập sản lượng một lần, nên phòng kinh doanh hứa nhầm ngày giao.",
		remedy: "Báo cuối mỗi ca, năm phút là xong. Vật tư thừa phải trả lại trước khi đóng lệnh.",
	},
} satisfies GuideText;
