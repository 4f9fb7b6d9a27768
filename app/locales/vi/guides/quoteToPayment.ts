import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Từ báo giá đến thu tiền",
	text: "Một đơn hàng đi trọn đường: báo giá, đơn hàng, giao hàng, hóa đơn, thu tiền. Nhập một lần, các bước sau lấy lại số.",
	audience: "Nhân viên bán hàng, trưởng phòng kinh doanh",
	ready: ["Khách hàng và mặt hàng đã có trong danh mục", "Bảng giá, chiết khấu được phép"],
	steps: [
		{
			do: "Mở phân hệ Bán hàng, bấm “Tạo báo giá”, chọn khách và mặt hàng.",
			see: "Giá bán, số còn trong kho và công nợ của khách hiện ngay khi nhập.",
		},
		{
			do: "Bấm “Gửi khách”.",
			see: "Khách nhận báo giá qua email. Báo giá mang trạng thái “Đã gửi”.",
		},
		{
			do: "Khách đồng ý: mở báo giá, bấm “Chuyển thành đơn hàng”.",
			see: "Đơn hàng có đủ mặt hàng, giá, địa chỉ. Hàng được giữ cho đơn này.",
		},
		{
			do: "Đơn vượt hạn mức hay giá thấp hơn mức cho phép thì bấm “Gửi duyệt”.",
			see: "Người duyệt thấy đơn trên điện thoại. Duyệt xong, đơn sang “Chờ giao”.",
		},
		{
			do: "Thủ kho bấm “Xuất kho”. Giao nhiều lần thì sửa số lượng từng lần.",
			see: "Tồn kho giảm. Phần chưa giao vẫn hiện trên đơn.",
		},
		{
			do: "Bấm “Lập hóa đơn” cho phần đã giao, rồi “Ghi sổ”, “Phát hành”.",
			see: "Doanh thu, thuế và công nợ của khách vào sổ. Hóa đơn có số.",
		},
		{
			do: "Khách trả tiền: mở hóa đơn, bấm “Thu tiền”.",
			see: "Đơn hàng mang trạng thái “Đã thu tiền”.",
		},
	],
	mistake: {
		what: "Lập lại đơn mới thay vì chuyển từ báo giá, nên giá trên đơn khác giá đã hứa.",
		remedy: "Luôn bấm “Chuyển thành đơn hàng”. Khách đổi ý thì sửa báo giá, gửi lại, rồi mới chuyển.",
	},
} satisfies GuideText;
