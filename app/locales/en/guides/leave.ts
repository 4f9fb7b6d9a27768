import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Time sheets and leave",
	text: "Set up shifts, ask for and approve leave on the phone, and confirm the month’s time sheet for payroll.",
	audience: "HR, team leaders, every employee",
	ready: ["Your shifts and breaks", "Each person’s annual leave"],
	steps: [
		{
			do: "Open HR, enter the shifts, schedule each department.",
			see: "The week shows every name by shift.",
		},
		{
			do: "Enter the leave each person has left.",
			see: "Everyone sees their own on the phone.",
		},
		{
			do: "An employee presses “Request leave”, chooses the days and the type.",
			see: "What would be left is shown before they send it.",
		},
		{
			do: "The team leader opens it, sees who else is working that day, presses “Approve” or “Decline”.",
			see: "The employee is told, and the leave is in the calendar.",
		},
		{
			do: "At month end open the time sheet and filter missing times.",
			see: "Each gap shows who has to fill it in.",
		},
		{
			do: "Team leaders confirm; HR presses “Confirm time sheet”.",
			see: "Days, overtime and leave go to payroll. To change them, it has to be reopened.",
		},
	],
	mistake: {
		what: "Leave is approved by text message, and at month end time sheets and leave requests do not match.",
		remedy: "Only requests in the software count. For sudden absence, make one on the first day back.",
	},
} satisfies GuideText;
