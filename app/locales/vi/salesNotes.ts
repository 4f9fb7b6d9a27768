/** Mails to the sales inbox, as plain text; a subject says our own words before the visitor's. */
export default {
	empty: "(không ghi)",
	open: "Mở trong cổng kinh doanh: {{link}}",
	/** For a chat, without names. */
	bell: {
		trial: "Có khách đăng ký dùng thử. Anh chị gọi trước {{deadline}}.",
		demo: "Có khách muốn xem demo. Anh chị gọi trước {{deadline}}.",
		contact: "Có khách nhắn tin. Anh chị trả lời trước {{deadline}}.",
	},
	trial: {
		subject: "Dùng thử mới, gọi {{deadline}}: {{companyName}}",
		text: [
			"Gọi {{deadline}}.",
			"{{answers}}",
			"Ngôn ngữ: {{language}}\nGói quan tâm: {{plan}}\nNguồn: {{source}}\nGửi lúc: {{createdAt}}",
		],
	},
	demo: {
		subject: "Demo mới, gọi {{deadline}}: {{companyName}}",
		text: [
			"Gọi {{deadline}} ({{demoContactHours}} giờ làm việc).",
			"{{answers}}",
			"Ngôn ngữ: {{language}}\nNguồn: {{source}}\nGửi lúc: {{createdAt}}",
		],
	},
	contact: {
		subject: "Tin nhắn mới, trả lời {{deadline}}: {{name}}, {{subject}}",
		text: [
			"Trả lời {{deadline}}.",
			"{{answers}}",
			"Ngôn ngữ: {{language}}\nNguồn: {{source}}\nGửi lúc: {{createdAt}}",
		],
	},
};
