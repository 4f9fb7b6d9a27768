import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "给企业主的报表",
	text: "每天早上该看的五个数字、怎样与上月比较，以及怎样从一个数字追到凭证。",
	audience: "企业主、管理层",
	ready: ["有报表权限的账号", "手机或电脑"],
	steps: [
		{
			do: "打开报表模块，选择期间。",
			see: "营收、毛利、现有资金、逾期应收、库存不足的商品都在一个屏幕上。",
		},
		{
			do: "点“与上期比较”。",
			see: "每个数字旁显示增减。",
		},
		{
			do: "点让您意外的数字。",
			see: "按客户、商品或销售员拆分显示。",
		},
		{
			do: "再点其中一行。",
			see: "到达凭证，看到何人何时制单。",
		},
		{
			do: "从 {{reportTemplateCount}} 个模板中另选，并收藏常用的。",
			see: "收藏的排在最前，手机上也一样。",
		},
		{
			do: "开会时点“导出 Excel”或打印。",
			see: "文件和打印件都注明取数时间。",
		},
	],
	mistake: {
		what: "营收很高，账上却没钱，以为系统算错了。",
		remedy: "营收是卖出去的，不等于收回来的。把“逾期应收”和“下周现金流”放在一起看。",
	},
} satisfies GuideText;
