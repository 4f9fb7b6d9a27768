import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Hồ sơ khách hàng và lời hẹn",
	text: "Ghi mỗi cuộc gọi trong một phút, hẹn việc tiếp theo, và bàn giao khách khi đổi người phụ trách.",
	audience: "Nhân viên bán hàng, chăm sóc khách hàng",
	ready: ["Danh sách khách hàng đã nhập", "Quy ước trong phòng: bao lâu phải gọi lại một lần"],
	steps: [
		{
			do: "Mở phân hệ Khách hàng (CRM), tìm khách theo tên hoặc số điện thoại.",
			see: "Một trang có đủ: người liên hệ, báo giá, đơn hàng, công nợ, các lần gọi.",
		},
		{
			do: "Gọi xong bấm “Ghi cuộc gọi”, viết một hai dòng: khách cần gì, mình hứa gì.",
			see: "Dòng mới nằm trên cùng, kèm tên người gọi và giờ.",
		},
		{
			do: "Bấm “Hẹn việc tiếp theo”, chọn ngày.",
			see: "Đúng ngày, việc hiện ở danh sách “Hôm nay” của anh chị.",
		},
		{
			do: "Mỗi sáng mở “Hôm nay”, làm từ trên xuống.",
			see: "Việc xong thì tự rời danh sách.",
		},
		{
			do: "Đổi người phụ trách: trưởng phòng chọn các khách, bấm “Bàn giao”.",
			see: "Người mới thấy đủ lịch sử. Người cũ không còn sửa được.",
		},
	],
	mistake: {
		what: "Hẹn trong sổ tay hoặc Zalo riêng, nghỉ phép một tuần là khách bị quên.",
		remedy: "Chỉ hẹn trong phần mềm. Trước khi nghỉ phép, bàn giao tạm cho đồng nghiệp.",
	},
} satisfies GuideText;
