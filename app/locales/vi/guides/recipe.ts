import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Định mức nguyên vật liệu (BOM)",
	text: "Khai mỗi sản phẩm cần gì, bao nhiêu, hao hụt bao nhiêu là được, để cấp đúng vật tư và tính đúng giá thành.",
	audience: "Quản đốc, kỹ thuật, kế toán giá thành",
	ready: [
		"Công thức đang dùng ở xưởng",
		"Tỷ lệ hao hụt thực tế vài tháng gần đây",
		"Mã vật tư đã có trong danh mục",
	],
	steps: [
		{
			do: "Mở phân hệ Sản xuất, chọn sản phẩm, bấm “Tạo định mức”.",
			see: "Bảng trống để khai cho một số lượng chuẩn, ví dụ 1.000 chai.",
		},
		{
			do: "Thêm từng vật tư: mã, số lượng, đơn vị.",
			see: "Giá thành dự tính cộng dần ở cuối bảng.",
		},
		{
			do: "Nhập hao hụt cho phép của từng vật tư.",
			see: "Số cần cấp tự tăng theo hao hụt.",
		},
		{
			do: "Thêm vật tư thay thế, nếu có.",
			see: "Khi thiếu vật tư chính, phần mềm gợi ý vật tư thay.",
		},
		{
			do: "Khai các công đoạn theo thứ tự và thời gian mỗi công đoạn.",
			see: "Thời gian làm một lô được tính sẵn.",
		},
		{
			do: "Nhờ quản đốc xem, bấm “Áp dụng từ ngày”.",
			see: "Lệnh mới dùng định mức này. Lệnh đang chạy giữ định mức cũ.",
		},
	],
	mistake: {
		what: "Khai hao hụt bằng 0 cho gọn, nên xưởng luôn xin cấp thêm và giá thành luôn sai.",
		remedy: "Lấy số thực của ba tháng. Sau mỗi lô, so thực dùng với định mức rồi chỉnh dần.",
	},
} satisfies GuideText;
