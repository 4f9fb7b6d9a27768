export default {
	tagline:
		"Business software on the web and on your phone, for companies of {{smallestCompany}}\u2011{{largestCompany}} people.",
	quickLinks: "Quick links",
	products: "Products",
	support: "Support",
	contact: "Contact",
	address: "Office",
	phone: "Phone",
	email: "Email",
	hours: "Office hours",
	openingHours: "Monday to Friday, {{officeMorning}} and {{officeAfternoon}} (Vietnam)",
	company: "{{brandLegalName}}. Tax code {{brandTaxCode}}.",
	copyright: "© {{year}} {{brand}}",
};
