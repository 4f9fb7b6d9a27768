export default {
	link: "Số liệu khách từ web: đúng hẹn, nguồn, chiến dịch",
	title: "Số liệu khách từ web",
	heading: "Số liệu khách từ web",
	intro: "Mười hai tuần gần nhất, tính đến {{time}}.",
	back: "Về bảng điều hành",
	notYet: "Số liệu đang được tính. Anh chị tải lại trang sau một phút.",
	empty: "Mười hai tuần qua chưa có khách nào từ trang web.",
	figures: {
		total: "Khách",
		inTime: "Trả lời đúng hẹn",
		median: "Một nửa trong",
		p90: "90% trong",
		inquiries: "Thành yêu cầu",
		mailRefused: "Không nhận thư",
	},
	inTimeHint:
		"Đúng hẹn: trả lời lần đầu trước giờ đã hẹn với khách. Tỷ lệ tính trên khách đã được trả lời hoặc đã quá giờ hẹn.",
	spanHint:
		"Một nửa và 90% số khách được trả lời lần đầu trong ngần ấy thời gian kể từ lúc gửi, tính cả đêm và ngày nghỉ.",
	listHint:
		"Bấm vào một con số để xem những khách được tính vào đó. Nguồn, chiến dịch và trang: hai mươi dòng đông khách nhất.",
	byWeek: "Khách theo tuần",
	answersByWeek: "Trả lời theo tuần",
	share: "Cơ cấu",
	total: "Tổng",
	week: "Tuần từ",
	divisions: {
		kind: { heading: "Theo việc khách cần", head: "Việc" },
		source: { heading: "Theo nguồn", head: "Nguồn" },
		campaign: { heading: "Theo chiến dịch", head: "Chiến dịch" },
		landingPage: { heading: "Theo trang vào đầu tiên", head: "Trang" },
		language: { heading: "Theo ngôn ngữ", head: "Ngôn ngữ" },
	},
};
