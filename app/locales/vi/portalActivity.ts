export default {
	title: "Việc đã làm",
	heading: "Việc đã làm: {{name}}",
	filters: { label: "Lọc việc đã làm", person: "Của ai", from: "Từ ngày", to: "Đến ngày" },
	counts: {
		reached: "{{count}} lần liên hệ được khách",
		notReached: "{{count}} lần gọi không gặp",
		inquiries: "{{count}} cơ hội mới",
		demos: "{{count}} lần hẹn demo",
		demosGiven: "{{count}} buổi đã demo",
		noShows: "{{count}} lần khách không vào demo",
		won: "{{count}} lần chốt được",
		lost: "{{count}} lần mất khách",
	},
	columns: { at: "Lúc", what: "Việc", record: "Khách" },
	gone: "Khách đã xóa hoặc nay của người khác",
	empty: "Chưa có việc nào được ghi trong những ngày này.",
	audit: "Nhật ký hệ thống của người này",
};
