import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Thẻ kho, lô hàng và vị trí",
	text: "Đặt mã cho từng kệ, theo dõi lô và hạn dùng, đọc thẻ kho để biết mỗi thùng hàng vào, ra lúc nào và do ai.",
	audience: "Thủ kho, nhân viên kho",
	ready: ["Sơ đồ kho: dãy, kệ, tầng", "Nhãn in mã từng ô", "Quy định về lô và hạn dùng"],
	steps: [
		{
			do: "Khai từng ô theo cách đọc ngoài kho, ví dụ A-03-2 là dãy A, kệ 3, tầng 2. In nhãn, dán lên kệ.",
			see: "Danh sách ô hiện theo dãy, ô nào trống thấy ngay.",
		},
		{
			do: "Nhập hàng: quét mã hàng, nhập số lô và hạn dùng, quét mã ô.",
			see: "Thẻ kho có thêm một dòng nhập: ngày, số phiếu, lô, ô, số lượng, số còn.",
		},
		{
			do: "Xuất hàng: mở phiếu xuất trên điện thoại.",
			see: "Phần mềm chỉ ô có lô gần hết hạn nhất để lấy trước.",
		},
		{
			do: "Chuyển ô: quét ô cũ, quét ô mới, nhập số lượng.",
			see: "Tổng tồn không đổi, thẻ kho ghi lần chuyển.",
		},
		{
			do: "Mở thẻ kho của một mặt hàng, chọn khoảng thời gian.",
			see: "Tồn đầu, từng lần nhập xuất, tồn cuối. Bấm một dòng là ra phiếu gốc.",
		},
	],
	mistake: {
		what: "Vội nên để hàng vào ô khác mà không quét, hôm sau không tìm ra.",
		remedy: "Chưa kịp quét thì để ở ô tạm “CHỜ XẾP”. Cuối ca ô đó phải trống.",
	},
} satisfies GuideText;
