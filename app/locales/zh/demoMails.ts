import type { Vi } from "../vi/index.ts";

const demoMails: Vi["demoMails"] = {
	choose: "自行选择演示时间：\n{{link}}",
	calendar: "{{brand}} 演示",
	booked: {
		subject: "演示已约定：{{time}}（越南时间）",
		text: "您的演示时间：{{time}}（越南时间），时长 {{demoMinutes}} 分钟。\n\n届时我们会致电 {{phone}}，并发送屏幕共享链接。打开附件即可将此约定加入日历。",
	},
	moved: {
		subject: "演示改到 {{time}}（越南时间）",
		text: "您的演示已从 {{before}} 改到 {{time}}（越南时间），时长 {{demoMinutes}} 分钟。\n\n届时我们会致电 {{phone}}，并发送屏幕共享链接。打开附件即可更新日历。",
	},
	givenUp: {
		subject: "{{time}}（越南时间）的演示时间已取消",
		text: "{{time}}（越南时间）的演示已取消。您的申请仍然有效：您可以改选其他时间，或等待我们致电。",
	},
	lapsed: {
		subject: "{{time}}（越南时间）的演示时间未能保留",
		text: "由于邮件中的链接未被打开，我们不再为您保留 {{time}}（越南时间）的演示。您的申请仍然有效：您可以改选其他时间，或等待我们致电。",
	},
	cancelled: {
		subject: "{{time}}（越南时间）的演示时间已取消",
		text: "由于您的申请已结束，{{time}}（越南时间）的演示已取消。如仍想观看演示，请致电 {{brandPhone}} 或重新提交申请。",
	},
	reminder: {
		subject: "演示提醒：{{time}}（越南时间）",
		text: "提醒您：演示将于 {{time}}（越南时间）进行，时长 {{demoMinutes}} 分钟。我们会致电 {{phone}}，并发送屏幕共享链接。\n\n如方便，请准备一个正困扰您的问题，并邀请会计、仓管员一同观看。",
	},
	greeting: "您好：",
	change: "更改或取消时间：\n{{link}}",
	held: "请在 {{until}}（越南时间）之前打开以下链接，以保留此时间；您也可以在该页面更改或取消：\n{{link}}",
	again: "选择其他时间：\n{{link}}",
	call: "如有其他需要，请致电 {{brandPhone}} 或回复本邮件。",
	signature:
		"顺祝商祺！\n{{brand}}\n{{brandLegalName}}，税号 {{brandTaxCode}}\n{{brandAddress}}\n{{brandPhone}} · {{brandEmail}}",
};

export default demoMails;
