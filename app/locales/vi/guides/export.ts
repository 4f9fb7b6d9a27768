import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Đơn hàng xuất khẩu",
	text: "Từ hợp đồng ngoại tệ đến bộ chứng từ: nhập một lần, packing list và hóa đơn thương mại lấy số từ đó ra.",
	audience: "Phòng xuất nhập khẩu, kế toán xuất khẩu",
	ready: [
		"Hợp đồng: điều kiện giao hàng, đồng tiền, ngày giao",
		"Tên hàng tiếng Anh, trọng lượng, quy cách đóng gói",
	],
	steps: [
		{
			do: "Mở phân hệ Đơn hàng xuất khẩu, bấm “Tạo đơn”, chọn khách, đồng tiền và điều kiện giao hàng.",
			see: "Đơn có hai cột giá trị: ngoại tệ và quy ra đồng.",
		},
		{
			do: "Thêm mặt hàng, số lượng, giá, ngày giao.",
			see: "Phần mềm cho biết đủ hàng hay phải sản xuất thêm.",
		},
		{
			do: "Chia hàng vào kiện và container.",
			see: "Trọng lượng tịnh, trọng lượng cả bì và số khối được cộng sẵn.",
		},
		{
			do: "Bấm “Lập chứng từ”, chọn packing list và hóa đơn thương mại.",
			see: "Hai bản tiếng Anh hiện ra, số liệu giống hệt đơn. Bản in không thay hóa đơn điện tử.",
		},
		{
			do: "Tích từng chứng từ đã có: vận đơn, tờ khai, chứng nhận xuất xứ.",
			see: "Thiếu chứng từ nào, đơn báo thiếu. Đủ thì hiện “Đủ chứng từ”.",
		},
		{
			do: "Khi tiền về, ghi nhận theo tỷ giá ngân hàng của ngày đó.",
			see: "Công nợ ngoại tệ về 0, chênh lệch tỷ giá có bút toán sẵn.",
		},
	],
	mistake: {
		what: "Sửa số lượng ngay trên packing list lúc đóng hàng, nên hóa đơn thương mại lệch.",
		remedy: "Sửa trên đơn rồi lập lại chứng từ. Mọi bản in khi đó cùng một con số.",
	},
} satisfies GuideText;
