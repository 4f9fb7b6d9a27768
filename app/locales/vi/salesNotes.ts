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
			"Công ty: {{companyName}}\nNgười liên hệ: {{contactName}}\nĐiện thoại: {{phone}}\nEmail: {{email}}\nNgôn ngữ: {{language}}",
			"Ngành nghề: {{industry}}\nQuy mô: {{companySize}}\nPhần mềm đang dùng: {{currentSystem}}\nGói quan tâm: {{plan}}",
			"Nguồn: {{source}}\nGửi lúc: {{createdAt}}",
		],
	},
	demo: {
		subject: "Demo mới, gọi {{deadline}}: {{companyName}}",
		text: [
			"Gọi {{deadline}} ({{demoContactHours}} giờ làm việc).",
			"Công ty: {{companyName}}\nNgười liên hệ: {{contactName}}\nChức vụ: {{position}}\nĐiện thoại: {{phone}}\nEmail: {{email}}\nNgôn ngữ: {{language}}",
			"Thời gian thuận tiện: {{preferredTime}}\nPhần muốn xem: {{interest}}",
			"Ghi chú:\n{{notes}}",
			"Nguồn: {{source}}\nGửi lúc: {{createdAt}}",
		],
	},
	contact: {
		subject: "Tin nhắn mới, trả lời {{deadline}}: {{name}}, {{subject}}",
		text: [
			"Trả lời {{deadline}}.",
			"Họ và tên: {{name}}\nEmail: {{email}}\nĐiện thoại: {{phone}}\nNgôn ngữ: {{language}}\nChủ đề: {{subject}}",
			"Nội dung:\n{{message}}",
			"Nguồn: {{source}}\nGửi lúc: {{createdAt}}",
		],
	},
};
