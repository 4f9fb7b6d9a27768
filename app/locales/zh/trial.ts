export default {
	title: "{{brand}} 免费试用 {{trialDays}} 天，无需银行卡",
	description:
		"免费试用 {{brand}} {{trialDays}} 天。无需银行卡，随时可以停止，账号在通话后 {{setupHours}} 小时内开通。",
	heading: "试用 {{trialDays}} 天，无需银行卡",
	intro: "请填写以下信息。我们会在 {{replyHours}} 小时内致电确认，通话后 {{setupHours}} 小时内为您开通账号。",
	benefits: {
		heading: "试用 {{trialDays}} 天，您能得到什么",
		items: [
			"不绑卡，不收费",
			"开通即可用，浏览器或手机都行",
			"有人用越南语协助，{{supportHours}}",
			"随时停止：点一下按钮，或打个电话",
		],
	},
	days: {
		heading: "每天试一件事",
		label: "第 {{day}} 天",
		items: [
			"从 Excel 导入商品和客户",
			"走完第一张订单",
			"为该订单开发票",
			"核对银行对账单",
			"试结一个月",
			"决定：继续使用，或导出数据",
		],
	},
	form: {
		heading: "申请试用",
		plan: "您关注的套餐：{{plan}}",
		submit: "免费试用 {{trialDays}} 天",
	},
	success: {
		heading: "已收到您的申请",
		intro: "谢谢您，{{name}}。接下来有三步：",
		steps: [
			{
				title: "确认邮件",
				isMail: true,
				text: "通常几分钟内送达 {{email}}。如未看到，请查看垃圾邮件；无论如何，我们都已收到您的申请。",
			},
			{
				title: "电话确认",
				text: "{{brandPerson}}或同事会在{{deadline}}拨打 {{phone}}，向您了解一些情况。",
			},
			{
				title: "{{trialDays}} 天试用账号",
				text: "通话后 {{setupHours}} 小时内开通，邀请邮件中有设置密码的链接。其间请备好商品、客户的 Excel 文件。",
			},
		],
		own: "查看或修改申请",
		again: "再登记一家公司",
		home: "返回首页",
	},
	faq: {
		heading: "试用前的常见问题",
		items: [
			{
				question: "{{trialDays}} 天之后呢？",
				answer: "满意，就选择合适的套餐继续使用；不满意，账号自动关闭，不收费，也无需您做任何操作。",
			},
			{
				question: "中途想停止怎么办？",
				answer:
					"在您的专属页面（链接在我们的邮件中）点“停止试用”，或致电 {{brandPhone}}。哪天停都可以，不需要理由。",
			},
			{
				question: "试用时录入的数据会丢失吗？",
				answer: "试用结束后，数据再保留 {{trialDataKeptDays}} 天才会删除，您有时间慢慢决定。",
			},
			{
				question: "我们没有 IT 人员，也能试用吗？",
				answer: "可以。账号由我们配置好。软件在网页和手机上运行，无需购买服务器。",
			},
		],
	},
};
