import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Tính lương và gửi phiếu lương",
	text: "Lấy ngày công đã chốt, tính phụ cấp, BHXH, BHYT, BHTN và thuế TNCN, duyệt bảng lương rồi gửi phiếu cho từng người.",
	audience: "Kế toán lương, phòng nhân sự",
	ready: [
		"Bảng công đã chốt",
		"Mức lương, lương đóng bảo hiểm, số người phụ thuộc",
		"Thưởng, khấu trừ, tạm ứng trong tháng",
	],
	steps: [
		{
			do: "Mở phân hệ Tiền lương, bấm “Tạo bảng lương”, chọn tháng.",
			see: "Mỗi người một dòng, ngày công lấy từ bảng công đã chốt.",
		},
		{
			do: "Nhập hoặc tải lên các khoản riêng của tháng: thưởng, làm thêm, tạm ứng.",
			see: "Tổng thu nhập từng người đổi theo.",
		},
		{
			do: "Bấm “Tính lương”.",
			see: "Bảo hiểm, thuế và số thực lĩnh được tính. Bấm vào một số là thấy cách tính.",
		},
		{
			do: "Bấm “So với tháng trước”.",
			see: "Ai tăng, giảm bất thường thì nằm ở đầu. Đọc kỹ các dòng này.",
		},
		{
			do: "Trình giám đốc duyệt, rồi bấm “Ghi sổ”.",
			see: "Chi phí lương và các khoản phải nộp vào sổ kế toán.",
		},
		{
			do: "Xuất danh sách chuyển khoản, trả lương, bấm “Gửi phiếu lương”.",
			see: "Mỗi người chỉ mở được phiếu của mình trên điện thoại.",
		},
	],
	mistake: {
		what: "Tính lương khi bảng công chưa chốt, nên phải tính lại hai ba lần.",
		remedy:
			"Chốt công trước, tính sau. Luật đổi mức đóng hay biểu thuế: mức mới do chúng tôi cập nhật, anh chị tính thử một người rồi mới tính cả bảng.",
	},
} satisfies GuideText;
