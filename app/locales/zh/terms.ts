export default {
	title: "{{brand}} 使用条款",
	description: "使用 {{brand}} 的试用、费用、退款、续约、解约、系统可用率、备份、支持和责任限制。",
	heading: "使用条款",
	updated: "自 {{date}} 起生效",
	intro:
		"本条款是贵公司（客户）与 {{brand}} 的运营方 {{brandLegalName}}（税号 {{brandTaxCode}}，地址 {{brandAddress}}，以下称“我们”）之间的协议。条款写得简短，便于通读。双方签署的合同如有不同约定，以合同为准。",
	contents: "本页内容",
	sections: [
		{
			id: "dich-vu",
			heading: "服务",
			paragraphs: [
				"{{brand}} 是在线提供的企业管理软件，可在网页和手机上使用。模块范围和用户数以客户选择的套餐为准。用户指拥有登录账号的人。",
			],
			items: [],
		},
		{
			id: "dung-thu",
			heading: "试用",
			paragraphs: [],
			items: [
				"试用期为 {{trialDays}} 天，自账号开通之日起算。无需银行卡，不收费。",
				"账号在确认电话后 {{setupHours}} 小时内开通。客户可以随时取消。",
				"{{trialDays}} 天期满，客户选择付费套餐即可继续使用；未选择的，账号自动关闭，不产生费用。",
				"试用数据在到期后保留 {{trialDataKeptDays}} 天，之后删除。",
			],
		},
		{
			id: "phi",
			heading: "费用与优惠",
			paragraphs: [
				"费用按套餐计算，按年支付，以越南盾计价，适用签约当日有效的价目表。价目表注明是否已含增值税。",
			],
			items: [
				"{{#reduced}}首年在标准价基础上立减 {{firstYearDiscountPercent}}%。自第二年起适用标准价。{{/reduced}}",
				"免费导入数据，免费上门培训。",
				"还没有网站的客户获赠一个 .com 域名。",
			],
		},
		{
			id: "hoan-tien",
			heading: "退款",
			paragraphs: [
				"自合同签订之日起 {{refundDays}} 天内，客户有权要求退还已付费用的 {{refundPercent}}%。请发邮件至 {{brandEmail}} 或致电 {{brandPhone}} 提出。",
			],
			items: [],
		},
		{
			id: "gia-han",
			heading: "续约与解约",
			paragraphs: [],
			items: [
				"合同期满自动续约，除非客户在到期前至少 {{renewalNoticeDays}} 天通知不再续约。",
				"如需在合同期内解约，客户应提前 {{cancellationNoticeDays}} 天以书面或电子邮件通知。",
			],
		},
		{
			id: "cham-tra",
			heading: "逾期付款",
			paragraphs: ["费用逾期 {{overdueDays}} 天仍未支付的，我们有权终止合同。"],
			items: [],
		},
		{
			id: "hoat-dong",
			heading: "系统可用率与维护",
			paragraphs: [],
			items: [
				"我们承诺系统可用率达到 {{uptimePercent, number}}%。",
				"维护提前 {{maintenanceNoticeHours}} 小时通知。",
			],
		},
		{
			id: "ho-tro",
			heading: "支持",
			paragraphs: [],
			items: [
				"{{supportHours}} 越南语支持。",
				"工作时间内（周一至周五 {{officeMorning}}、{{officeAfternoon}}，越南时间），我们在 {{supportReplyMinutes}} 分钟内答复。",
				"试用申请和留言在 {{replyHours}} 小时内答复。演示预约在 {{demoContactHours}} 个工作小时内回电。",
			],
		},
		{
			id: "du-lieu",
			heading: "数据与备份",
			paragraphs: [],
			items: [
				"客户录入的数据归客户所有。",
				"数据每天备份，每份备份保留 {{backupKeptDays}} 天。",
				"财务数据至少保存 {{financialDataYears}} 年。依据越南《会计法》需要更长时间保存的，由客户用从系统导出的数据自行负责。",
				"客户停止使用时，请发邮件至 {{brandEmail}}；{{dataHandoverDays}} 天内，我们将客户的全部数据以 Excel 文件交付，不收费。",
				"个人信息依照隐私政策处理。",
			],
		},
		{
			id: "trach-nhiem-khach-hang",
			heading: "客户的责任",
			paragraphs: [],
			items: [
				"妥善保管密码，并停用离职人员的账号。",
				"对本公司的数据、凭证和纳税申报负责。",
				"不将服务用于违法用途，不试图破坏系统或越权操作。",
			],
		},
		{
			id: "gioi-han",
			heading: "责任限制",
			paragraphs: ["我们的赔偿责任总额不超过客户在最近 {{liabilityMonths}} 个月内支付的费用。"],
			items: [],
		},
		{
			id: "luat",
			heading: "适用法律",
			paragraphs: ["本条款适用香港法律。依据越南法律对个人信息享有的权利不受影响。"],
			items: [],
		},
		{
			id: "thay-doi",
			heading: "条款变更",
			paragraphs: [
				"新版本会在本页公布，并注明生效日期。正在履行的合同，在续约之前仍适用签约当日有效的版本。",
			],
			items: [],
		},
		{
			id: "lien-he",
			heading: "联系方式",
			paragraphs: ["{{brandAddress}}。电话 {{brandPhone}}。电子邮箱 {{brandEmail}}。"],
			items: [],
		},
	],
};
