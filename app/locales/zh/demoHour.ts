import type { Vi } from "../vi/index.ts";

const demoHour: Vi["demoHour"] = {
	title: "选择演示时间",
	heading: "选择演示时间",
	intro: "每场 {{demoMinutes}} 分钟，以下均为越南时间。",
	later: "现在不选也可以：我们会致电与您约定。",
	booked: "演示时间：{{time}}（越南时间）。",
	call: "届时我们会致电 {{phone}}，并发送屏幕共享链接。",
	first: "此前，我们会在{{deadline}}致电 {{phone}} 确认。",
	held: "请在 {{until}}（越南时间）之前打开我们发送至 {{email}} 的邮件中的链接，以保留此时间。",
	change: "更改或取消时间",
	move: "改约其他时间",
	hours: "可预约的时间",
	morning: "上午",
	afternoon: "下午",
	submit: "预约此时间",
	giveUp: "取消此时间",
	full: "未来五个工作日已约满。我们会致电与您商定合适的时间。",
	back: "返回您的预约",
	errors: {
		hourRequired: "请选择一个时间",
		hourTaken: "该时间刚刚被预约，请选择其他时间",
		openMailFirst: "目前暂时保留的时间较多，请先打开我们邮件中的链接，再选择时间",
		requestEnded: "此申请已结束，无法再预约时间",
	},
	notices: {
		demoBooked: "已预约演示时间，带日历附件的邮件即将送达。",
		demoHeld: "已暂时为您保留该时段。请打开邮件中的链接以确认。",
		demoGivenUp: "已取消该时间。",
	},
	failed: "未能预约，请稍后再试。",
};

export default demoHour;
