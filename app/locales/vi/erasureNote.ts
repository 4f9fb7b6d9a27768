/** To whoever has a request that its visitor has erased. */
export default {
	subject: "Khách đã xóa thông tin của mình",
	kinds: { trial: "Đăng ký dùng thử", demo: "Yêu cầu demo", contact: "Tin nhắn" },
	text: [
		"{{subject}} gửi ngày {{time}}, do anh chị phụ trách, đã bị chính khách xóa trên trang của họ.",
		"Anh chị đừng liên hệ nữa, và xóa những gì đã ghi riêng: sổ tay, danh bạ, tin nhắn.",
	],
	demo: "Buổi demo hẹn {{hour}} cũng hủy. Mở lịch đính kèm để bỏ giờ hẹn đó.",
	inquiry:
		"Cơ hội tạo từ đó vẫn còn: {{link}}\nAnh chị xóa cơ hội này, rồi chuyển thư này cho quản trị viên để xóa hẳn dữ liệu của khách trong {{privacyErasureDays}} ngày.",
};
