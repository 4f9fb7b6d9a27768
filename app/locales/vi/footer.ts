export default {
	tagline:
		"Phần mềm quản lý doanh nghiệp trên web và điện thoại, cho công ty {{smallestCompany}}\u2011{{largestCompany}} người.",
	quickLinks: "Liên kết",
	products: "Sản phẩm",
	support: "Hỗ trợ",
	contact: "Liên hệ",
	address: "Văn phòng",
	phone: "Điện thoại",
	email: "Email",
	hours: "Giờ làm việc",
	openingHours: "Thứ Hai đến thứ Sáu, {{officeMorning}} và {{officeAfternoon}}",
	company: "{{brandLegalName}}. Mã số thuế {{brandTaxCode}}.",
	copyright: "© {{year}} {{brand}}",
};
