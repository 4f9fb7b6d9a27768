import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "怎样更快得到帮助",
	text: "找谁、什么时候找、怎么说才能让对方马上明白。一张截图往往能省下一半通话时间。",
	audience: "所有用户",
	ready: ["遇到问题的单据号或编码", "完整的屏幕截图"],
	steps: [
		{
			do: "记下正在做的事：哪个界面、点了什么、本来想看到什么。",
			see: "您有了三句可以直接念给技术支持的话。",
		},
		{
			do: "截取整个屏幕，保留错误提示。",
			see: "截图中有界面名称、单据号和时间。",
		},
		{
			do: "整个部门都被卡住时，致电 {{brandPhone}}；不急的事，发邮件到 {{brandEmail}}。",
			see: "{{supportHours}} 越南语支持，工作时间内 {{supportReplyMinutes}} 分钟内有人答复。",
		},
		{
			do: "跟着技术支持一步步操作，试好了再挂电话。",
			see: "问题当场解决，或者您知道何时能解决。",
		},
		{
			do: "顺便问清下次怎样避免，记入部门手册。",
			see: "下一位同事自己就能处理。",
		},
	],
	mistake: {
		what: "只写“系统坏了”，然后等待。",
		remedy: "第一条消息就附上单据号和截图。千万不要发送密码，我们不会向您索要。",
	},
} satisfies GuideText;
