export default {
	title: "About {{brand}}: who makes this software, and why",
	description:
		"{{engineerCount}} engineers, {{customerCount}} customers, {{satisfactionPercent}}% satisfied. We make ERP for companies of {{smallestCompany}}\u2011{{largestCompany}} people in Vietnam.",
	heading: "ERP that fits companies in Vietnam",
	intro:
		"The big vendors are expensive and slow to start. Excel is cheap, but it comes apart as a company grows. We make {{brand}} for the companies in between: {{smallestCompany}}\u2011{{largestCompany}} people.",
	numbers: {
		heading: "In figures",
		items: [
			{ value: "{{customerCount}}", label: "customers" },
			{ value: "{{satisfactionPercent}}%", label: "of them satisfied" },
			{ value: "{{engineerCount}}", label: "engineers" },
			{ value: "{{moduleCount}}", label: "modules" },
			{ value: "{{reportTemplateCount}}", label: "report templates" },
			{ value: "{{uptimePercent, number}}%", label: "of the time up and running" },
		],
	},
	principles: {
		heading: "How we work",
		items: [
			{
				title: "The price comes first",
				text: "It is on the Pricing page for everyone to see. There is no need to leave a phone number.",
			},
			{
				title: "You try before you pay",
				text: "Pay only once the trial has convinced you. If it does not suit you after all, you get {{refundPercent}}% back in the first {{refundDays}} days.",
			},
			{
				title: "Fast, and with you",
				text: "Running in {{deploymentWeeks}} weeks. We load your old data and come to your office for {{trainingDays}} days of training.",
			},
			{
				title: "We pick up the phone",
				text: "Support in Vietnamese, {{supportHours}}. In office hours you get an answer within {{supportReplyMinutes}} minutes.",
			},
		],
	},
	company: {
		heading: "Who stands behind {{brand}}",
		text: "{{brandLegalName}}, tax code {{brandTaxCode}}. Contracts and invoices are in this company’s name. Its {{engineerCount}} engineers make the software.",
	},
	behind: {
		since: "Since",
		founder: "Founder",
		engineers: "Engineers",
		contract: "Contract",
		read: "Read the standard contract (PDF)",
		office: "{{brand}} office",
	},
	audience: {
		heading: "Who we make it for",
		text: "The owner who wants to know today whether the month makes money. The chief accountant who wants to go home on time at month end. The warehouse manager who wants to count once and be right.",
	},
	office: {
		heading: "Visit us",
		text: "{{brandAddress}}. Monday to Friday, {{officeMorning}} and {{officeAfternoon}}. Call {{brandPhone}} first, and we will have the right screens ready.",
	},
};
