import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Khóa sổ cuối tháng",
	text: "Danh sách việc cần kiểm trước khi khóa, bút toán kết chuyển, khóa kỳ, và cách mở lại khi phát hiện sai sót.",
	audience: "Kế toán trưởng, kế toán tổng hợp",
	ready: [
		"Sao kê ngân hàng đủ tháng",
		"Hóa đơn đầu vào đã nhận",
		"Bảng lương đã chốt, kết quả kiểm kê nếu có",
	],
	steps: [
		{
			do: "Mở phân hệ Kế toán, chọn “Khóa sổ”, chọn tháng.",
			see: "Hiện danh sách việc cần kiểm. Việc nào xong có dấu tích, việc nào chưa thì ghi còn mấy chứng từ.",
		},
		{
			do: "Bấm từng việc chưa xong: phiếu chưa ghi sổ, đơn đã giao chưa có hóa đơn, dòng ngân hàng chưa ghép.",
			see: "Chứng từ còn thiếu hiện ra, sửa ngay tại đó.",
		},
		{
			do: "Đối chiếu ba số: quỹ tiền mặt, ngân hàng, công nợ.",
			see: "Số chi tiết bằng số trên sổ cái.",
		},
		{
			do: "Chạy lần lượt: tính giá xuất kho, khấu hao, phân bổ, trích trước, rồi tính giá thành, khấu trừ thuế GTGT.",
			see: "Bút toán của từng việc nằm ở danh sách chưa ghi sổ để anh chị soát lại.",
		},
		{
			do: "Ghi sổ các bút toán đó, rồi bấm “Kết chuyển”.",
			see: "Kết quả lãi, lỗ của tháng hiện ra, cạnh số tháng trước.",
		},
		{
			do: "Bấm “Khóa kỳ”.",
			see: "Không ai sửa hay thêm được chứng từ của tháng đó nữa.",
		},
		{
			do: "Cần sửa: kế toán trưởng bấm “Mở lại kỳ”, ghi lý do.",
			see: "Ai mở, lúc nào, vì sao đều được lưu. Sửa xong thì khóa lại.",
		},
	],
	mistake: {
		what: "Khóa sổ xong mới nhận được hóa đơn đầu vào của tháng trước.",
		remedy:
			"Chưa nộp tờ khai thuế thì mở lại kỳ rồi ghi bổ sung. Nộp rồi thì kế toán trưởng quyết định ghi vào kỳ nào.",
	},
} satisfies GuideText;
