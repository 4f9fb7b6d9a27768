export default {
	title: "Thư nhắc việc và demo",
	heading: "Thư nhắc việc và demo",
	intro: "Thư gửi đến {{email}}.",
	notMailed:
		"Hệ thống chưa gửi được thư nên anh chị chưa nhận được gì. Lựa chọn dưới đây có hiệu lực khi quản trị viên cài xong thư.",
	digest: "Gửi tôi việc trong ngày, mỗi sáng lúc 7:30",
	digestHint:
		"Khách mới đến hạn hoặc đã trễ, và những lần hẹn liên hệ của hôm nay. Ngày nghỉ, hoặc hôm nào không có việc, thì không gửi.",
	takesDemos: "Tôi nhận làm demo",
	takesDemosHint:
		"Khách chọn giờ demo trên trang web. Mỗi giờ nhận được bao nhiêu khách tùy số người nhận làm demo.",
	always:
		"Khách của anh chị quá hạn mà chưa được trả lời, hoặc có người giao khách cho anh chị, thì lúc nào cũng có thư báo ngay. Quá hạn trong đêm thì báo vào buổi sáng, chung một thư với việc trong ngày.",
	submit: "Lưu",
	saved: "Đã lưu.",
	failed: "Chưa lưu được. Vui lòng thử lại.",
};
