export default {
	tagline: "网页和手机上的企业管理软件，适合 {{smallestCompany}}\u2011{{largestCompany}} 人的公司。",
	quickLinks: "快速链接",
	products: "产品",
	support: "支持",
	contact: "联系方式",
	address: "办公地址",
	phone: "电话",
	email: "电子邮箱",
	hours: "工作时间",
	openingHours: "周一至周五 {{officeMorning}}、{{officeAfternoon}}（越南时间）",
	company: "{{brandLegalName}}。税号 {{brandTaxCode}}。",
	copyright: "© {{year}} {{brand}}",
};
