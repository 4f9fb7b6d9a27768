export default {
	title: "联系 {{brand}}：致电、发邮件或留言",
	description: "致电 {{brandPhone}}，发邮件至 {{brandEmail}}，或在线留言。我们在 {{replyHours}} 小时内答复。",
	heading: "由真人为您解答",
	intro: "问价格、问做法、请教一个难题，都可以给我们留言。{{replyHours}} 小时内答复。",
	form: {
		heading: "给我们留言",
		submit: "发送留言",
		notice: "这些信息只用于答复您。请参阅",
		privacy: "隐私政策",
	},
	office: {
		heading: "我们的办公室",
		address: "地址",
		phone: "电话",
		email: "电子邮箱",
		hours: "工作时间",
		openingHours: "周一至周五 {{officeMorning}}、{{officeAfternoon}}（越南时间）",
		support: "正在使用的客户享有 {{supportHours}} 支持。",
		urgent: "有急事？打电话最快。",
	},
	success: {
		heading: "已收到您的留言",
		intro: "谢谢您，{{name}}。接下来：",
		steps: [
			{ title: "转给专人", text: "您的留言会转给负责的同事。" },
			{ title: "答复您", text: "{{deadline}}（越南时间）之前，发邮件至 {{email}}。" },
			{ title: "如有急事", text: "请致电 {{brandPhone}}。" },
		],
		own: "查看或修改留言",
		again: "再发一条留言",
		home: "返回首页",
	},
};
