export default {
	title: "预约 {{brand}} 演示：{{demoMinutes}} 分钟，专为贵公司",
	description:
		"免费在线演示 {{demoMinutes}} 分钟，专为贵公司安排，针对您眼下的难题。我们在 {{demoContactHours}} 个工作小时内致电。",
	heading: "看 {{brand}} 怎样处理贵公司的业务",
	intro:
		"一场 {{demoMinutes}} 分钟的在线演示，免费，专为贵公司安排。您说难题，我们当场在屏幕上操作。我们在 {{demoContactHours}} 个工作小时内致电约时间；想当面看演示，届时告诉我们即可。",
	agenda: {
		heading: "{{demoMinutes}} 分钟里做什么",
		items: [
			{ title: "先听您说", text: "公司做什么、有多少人、卡在哪个环节。" },
			{ title: "动手做一遍", text: "把一张订单走到底：报价、出库、入账、收款。" },
			{ title: "有话直说", text: "哪些能做，哪些还不能，要多久，要花多少钱。" },
			{
				title: "绝不强推",
				text: "看完由您决定：试用、再问一问，或到此为止。",
			},
		],
	},
	form: {
		heading: "预约演示",
	},
	success: {
		heading: "已收到您的演示预约",
		intro: "谢谢您，{{name}}。接下来：",
		steps: [
			{
				title: "我们会在{{deadline}}致电",
				text: "{{brandPerson}}或同事会拨打 {{phone}}，与您确定日期和时间。演示开始时我们再次致电，并发送链接，您打开就能看到我们的屏幕。",
			},
			{
				title: "确认邮件",
				isMail: true,
				text: "通常几分钟内送达 {{email}}。如未看到，请查看垃圾邮件；无论如何，我们都已收到您的预约。",
			},
			{
				title: "{{demoMinutes}} 分钟的演示",
				text: "专为贵公司安排。会计、仓管员能一起看，就更好了。",
			},
		],
		own: "查看或修改预约",
		again: "再预约一场",
		home: "返回首页",
	},
};
