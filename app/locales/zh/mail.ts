export default {
	trial: {
		subject: "试用：{{deadline}}致电",
		text: [
			"您好：",
			"{{brand}} 已收到您的试用申请。",
			"您关注的套餐：{{plan}}。",
			"接下来：\n1. {{brandPerson}}或同事会在{{deadline}}拨打 {{phone}}，与您核对信息。\n2. 通话后 {{setupHours}} 小时内，为您开通 {{trialDays}} 天试用账号，并发邀请邮件给您，内有设置密码的链接。\n3. 开始试用。无需银行卡，随时可以停止。建议备好商品、客户的 Excel 文件。",
			"电话号码有误，或希望我们早一点来电？请致电 {{brandPhone}}，或直接回复本邮件。",
			"如果不是您本人申请，忽略本邮件即可；也可以告诉我们，由我们删除这些信息。",
			"顺祝商祺！\n{{brand}}\n{{brandLegalName}}，税号 {{brandTaxCode}}\n{{brandAddress}}\n{{brandPhone}} · {{brandEmail}}",
		],
	},
	demo: {
		subject: "演示：{{deadline}}致电",
		text: [
			"您好：",
			"{{brand}} 已收到您的演示预约。",
			"{{brandPerson}}或同事会在{{deadline}}拨打 {{phone}}，与您确定日期和时间。您选择的时段：{{preferredTime}}。",
			"演示在线进行，时长 {{demoMinutes}} 分钟，专为贵公司安排。方便的话，请准备一个眼下棘手的问题，我们当场在屏幕上操作给您看。",
			"需要改时间？请致电 {{brandPhone}}，或直接回复本邮件。",
			"如果不是您本人预约，忽略本邮件即可；也可以告诉我们，由我们删除这些信息。",
			"顺祝商祺！\n{{brand}}\n{{brandLegalName}}，税号 {{brandTaxCode}}\n{{brandAddress}}\n{{brandPhone}} · {{brandEmail}}",
		],
	},
	contact: {
		subject: "留言：{{deadline}}答复",
		text: [
			"您好：",
			"{{brand}} 已收到您的留言，并已转给负责的同事。",
			"{{brandPerson}}或同事会在{{deadline}}回复到这个邮箱。",
			"如有急事，请致电 {{brandPhone}}。想补充什么，直接回复本邮件即可。",
			"如果不是您本人留言，忽略本邮件即可；也可以告诉我们，由我们删除这些信息。",
			"顺祝商祺！\n{{brand}}\n{{brandLegalName}}，税号 {{brandTaxCode}}\n{{brandAddress}}\n{{brandPhone}} · {{brandEmail}}",
		],
	},
	hello:
		"您好，{{name}}！我是 {{brand}} 的 {{rep}}，已收到您在我们网站上提交的申请。请问您什么时候方便，我给您打个五分钟的电话？",
};
