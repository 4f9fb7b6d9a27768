export default {
	title: "Số liệu: khách mới",
	intro: "Mười hai tuần gần nhất, tính đến {{time}}.",
	notYet: "Số liệu đang được tính. Anh chị tải lại trang sau một phút.",
	empty: "Mười hai tuần qua chưa có khách mới nào từ trang web.",
	figures: {
		total: "Khách mới",
		inTime: "Trả lời đúng hẹn",
		median: "Một nửa trả lời trong",
		p90: "90% trả lời trong",
		inquiries: "Thành cơ hội",
		mailRefused: "Không nhận thư",
	},
	inTimeHint:
		"Đúng hẹn: trả lời lần đầu trước giờ đã hẹn với khách. Tỷ lệ tính trên khách đã được trả lời hoặc đã quá giờ hẹn.",
	spanHint:
		"Một nửa và 90% số khách được trả lời lần đầu trong ngần ấy thời gian kể từ lúc gửi, tính cả đêm và ngày nghỉ.",
	listHint:
		"Bấm vào một con số để xem những khách được tính vào đó. Nguồn, chiến dịch và trang: hai mươi dòng đông khách nhất.",
	byWeek: "Khách mới theo tuần",
	answersByWeek: "Trả lời theo tuần",
	weekTable: "Số từng tuần",
	total: "Tổng",
	week: "Tuần từ",
	divisions: {
		kind: { heading: "Theo loại", head: "Loại" },
		source: { heading: "Theo nguồn", head: "Nguồn" },
		campaign: { heading: "Theo chiến dịch", head: "Chiến dịch" },
		landingPage: { heading: "Theo trang đích", head: "Trang" },
		language: { heading: "Theo ngôn ngữ", head: "Ngôn ngữ" },
	},
};
