import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Payroll and pay slips",
	text: "Take the confirmed time sheet, work out allowances, insurance and income tax, have it approved and send everyone their slip.",
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
			do: "Enter or upload what is special this month: bonus, overtime, advance.",
			see: "Each person’s gross changes with it.",
		},
		{
			do: "Press “Calculate”.",
			see: "Insurance, tax and net pay are worked out. Press a figure to see how.",
		},
		{
			do: "Press “Compare with last month”.",
			see: "The biggest changes come first. Read these with care.",
		},
		{
			do: "Have the director approve it, press “Post”.",
			see: "Wages and what has to be paid to the state are in the books.",
		},
		{
			do: "Export the transfer list, pay, press “Send pay slips”.",
			see: "Everyone can open their own on the phone, and no other.",
		},
	],
	mistake: {
		what: "Payroll is calculated before the time sheet is confirmed, and has to be done two or three times.",
		remedy:
			"Confirm first. When rates change by law, we bring in the new ones; try with one person before all.",
	},
} satisfies GuideText;
