export default {
	search: {
		title: "Tìm khách",
		heading: "Tìm khách",
		titleOf: "Tìm “{{text}}”",
		intro:
			"Tên, công ty, email hoặc vài số cuối điện thoại: tìm trong cả khách mới và cơ hội, đang mở hay đã kết thúc.",
		submit: "Tìm",
		clear: "Tìm khách khác",
		none: "Không có khách nào khớp. Thử gõ ít chữ hơn, hoặc chỉ vài số cuối điện thoại.",
		open: "đang mở",
		closed: "đã xong",
		nobody: "chưa ai nhận",
		colleague: "một đồng nghiệp",
		inquiry: "Cơ hội",
		others: "{{owner}} đang phụ trách",
	},
};
