import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Payroll and pay slips",
	text: "Take the confirmed time sheet, calculate allowances, insurance and income tax, have it approved and send everyone their slip.",
	audience: "Payroll accountants, HR",
	ready: [
		"The confirmed time sheet",
		"Salaries, insurance bases, dependants",
		"Bonuses, deductions and advances of the month",
	],
	steps: [
		{
			do: "Open Payroll, press “New payroll”, choose the month.",
			see: "One line per person, with days from the time sheet.",
		},
		{
			do: "Enter or upload this month’s extras: bonuses, overtime, advances.",
			see: "Each person’s gross changes with it.",
		},
		{
			do: "Press “Calculate”.",
			see: "Insurance, tax and net pay are calculated. Select a figure to see how.",
		},
		{
			do: "Press “Compare with last month”.",
			see: "The biggest changes come first. Check these with care.",
		},
		{
			do: "Have the director approve it, press “Post”.",
			see: "Wage costs and the amounts payable are in the books.",
		},
		{
			do: "Export the transfer list, pay, press “Send pay slips”.",
			see: "Everyone can open only their own on the phone.",
		},
	],
	mistake: {
		what: "Payroll is calculated before the time sheet is confirmed, and has to be done two or three times.",
		remedy:
			"Confirm first, then calculate. When the law changes the rates, we update them; try it with one person first, then with everyone.",
	},
} satisfies GuideText;
