import type { Vi } from "../vi/index.ts";

const ownTrial: Vi["ownTrial"] = {
	state: {
		running:
			"您的试用账号已于 {{from}} 开通，可用至 {{day}} 当天结束。到期后账号自动关闭，不收费，您无需任何操作。",
		over: "您的试用已于 {{day}} 到期，未产生任何费用。您录入的数据保留至 {{until}}。如需继续使用，请在此之前致电 {{brandPhone}}。",
		cancelled:
			"试用已于 {{day}} 停止，未产生任何费用。数据保留至 {{until}}，之后删除。如在此之前改变主意，请致电 {{brandPhone}}。",
		plan: "您自 {{day}} 起使用正式套餐，试用期间录入的数据全部保留。如有需要，请致电 {{brandPhone}}。",
		deleted:
			"试用已于 {{day}} 停止，未产生任何费用；数据已于 {{date}} 删除。想再次试用，请致电 {{brandPhone}}。",
		notOpened:
			"此申请已关闭，我们没有为其开通试用账号的记录。如果您正在试用，或仍想试用，请致电 {{brandPhone}}。",
	},
	cancel: {
		heading: "停止试用",
		hint: "随时可以停止，不收费，也不需要理由。",
		link: "停止试用",
		question: "要停止试用吗？",
		warning: "账号将关闭，不收取任何费用，我们也不再发送与试用有关的邮件。数据保留至 {{until}}，之后删除。",
		confirm: "停止试用",
		cancel: "继续试用",
		done: "试用已停止。我们不再发送与此有关的邮件。",
	},
	mails: {
		trialOpened: {
			subject: "{{brand}}：试用账号已开通，可用至 {{day}}",
			text: [
				"您的试用账号已于今天开通，可使用 {{trialDays}} 天，至 {{day}} 当天结束，无需绑卡。",
				"建议从一件实际的工作开始：导入 Excel 商品目录，再开一张销售单。如有不明白的地方，或不知道如何登录，请致电 {{brandPhone}}，我们在电话里陪您一起操作。",
				"{{trialDays}} 天后如未购买，账号自动关闭，不收费。",
			],
		},
		trialReminder: {
			subject: "{{brand}}：试用还剩两天，至 {{day}}",
			text: [
				"您的试用至 {{day}} 当天结束，还剩两天。",
				"我们会致电了解：哪些合适，哪些不合适，哪个套餐适合贵公司。如需转为正式套餐，告诉我们即可，已录入的数据全部保留，无需重新录入。",
				"如果不合适，您无需任何操作：账号自动关闭，不收费。",
			],
		},
		trialOver: {
			subject: "{{brand}}：试用已到期，数据保留至 {{until}}",
			text: [
				"您的试用已于 {{day}} 到期。账号已关闭，未产生任何费用。",
				"您录入的数据保留至 {{until}}。如需在这些数据上继续使用，请在此之前致电 {{brandPhone}} 或回复本邮件。",
				"感谢您抽时间试用 {{brand}}。",
			],
		},
		trialDataReminder: {
			subject: "{{brand}}：试用数据将在 {{until}} 之后删除",
			text: [
				"您试用期间录入的数据保留至 {{until}}，之后删除，无法恢复。",
				"如需保留或继续使用，请在此之前致电 {{brandPhone}} 或回复本邮件。如不再需要，您无需任何操作。这是关于试用的最后一封邮件。",
			],
		},
	},
	stop: "如想停止，请回复本邮件或致电 {{brandPhone}}，不需要理由。",
	link: "查看状态，或自行停止试用：\n{{link}}",
};

export default ownTrial;
