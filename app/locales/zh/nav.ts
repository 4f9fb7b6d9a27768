export default {
	label: "主菜单",
	pages: {
		home: "首页",
		features: "功能",
		pricing: "价格",
		about: "关于我们",
		demo: "预约演示",
		trial: "免费试用",
		contact: "联系我们",
		faq: "常见问题",
		docs: "使用指南",
		privacy: "隐私政策",
		terms: "使用条款",
	},
	staff: "员工登录",
	trial: "免费试用",
	trialShort: "试用",
};
