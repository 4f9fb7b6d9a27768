import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Kiểm kê kho",
	text: "Chia khu, đếm bằng điện thoại, đếm lại chỗ lệch, rồi ghi sổ chênh lệch. Kho vẫn bán được trong lúc đếm.",
	audience: "Thủ kho, kế toán kho",
	ready: [
		"Ngày giờ kiểm kê đã báo các phòng",
		"Hai người một khu: một đếm, một nhập",
		"Phiếu nhập, xuất trong ngày đã ghi xong",
	],
	steps: [
		{
			do: "Mở phân hệ Vị trí kho và lô hàng, bấm “Tạo đợt kiểm kê”, chọn kho và khu.",
			see: "Danh sách ô cần đếm hiện ra. Số trên sổ được ẩn để người đếm không bị ảnh hưởng.",
		},
		{
			do: "Giao mỗi khu cho hai người.",
			see: "Mỗi nhóm mở điện thoại chỉ thấy khu của mình.",
		},
		{
			do: "Đến từng ô: quét mã ô, quét mã hàng, nhập số đếm được.",
			see: "Ô đã đếm chuyển sang “Đã kiểm”. Tiến độ cả kho tính theo phần trăm.",
		},
		{
			do: "Bấm “Xem chênh lệch”.",
			see: "Chỉ hiện những dòng lệch, lệch nhiều tiền nhất đứng đầu.",
		},
		{
			do: "Đổi người, đếm lại các dòng lệch.",
			see: "Số đếm lần hai đứng cạnh lần một và số trên sổ.",
		},
		{
			do: "Ghi lý do, trình người duyệt, bấm “Ghi sổ chênh lệch”.",
			see: "Tồn kho bằng số thực tế, bút toán thừa thiếu vào sổ, biên bản in được.",
		},
	],
	mistake: {
		what: "Hàng đã xuất nhưng chưa ghi phiếu, nên kiểm kê báo thiếu.",
		remedy: "Trước giờ đếm, ghi hết phiếu của ngày và gom hàng chờ giao vào một khu riêng.",
	},
} satisfies GuideText;
