import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Báo cáo cho chủ doanh nghiệp",
	text: "Năm con số nên xem mỗi sáng, cách so với tháng trước, và cách bấm từ một con số xuống tận chứng từ.",
	audience: "Chủ doanh nghiệp, ban giám đốc",
	ready: ["Tài khoản có quyền xem báo cáo", "Điện thoại hoặc máy tính"],
	steps: [
		{
			do: "Mở phân hệ Báo cáo, chọn khoảng thời gian.",
			see: "Doanh thu, lãi gộp, tiền đang có, phải thu quá hạn, hàng sắp hết nằm trên một màn hình.",
		},
		{
			do: "Bấm “So với kỳ trước”.",
			see: "Cạnh mỗi số là phần tăng hay giảm.",
		},
		{
			do: "Bấm vào con số thấy lạ.",
			see: "Số được tách ra theo khách, mặt hàng hoặc người bán.",
		},
		{
			do: "Bấm tiếp một dòng.",
			see: "Đến đúng chứng từ, biết ai lập và lúc nào.",
		},
		{
			do: "Chọn mẫu khác trong {{reportTemplateCount}} mẫu có sẵn, đánh dấu mẫu hay dùng.",
			see: "Mẫu đã đánh dấu nằm ở đầu danh sách, trên điện thoại cũng vậy.",
		},
		{
			do: "Bấm “Xuất Excel” hoặc in khi cần họp.",
			see: "File hay bản in ghi rõ ngày giờ lấy số.",
		},
	],
	mistake: {
		what: "Thấy doanh thu cao mà quỹ vẫn thiếu, tưởng phần mềm tính sai.",
		remedy:
			"Doanh thu là hàng đã bán, chưa chắc tiền đã về. Xem “Phải thu quá hạn” và “Dòng tiền tuần tới” cạnh nhau.",
	},
} satisfies GuideText;
