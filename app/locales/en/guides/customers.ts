import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Customer records and follow-ups",
	text: "Note each call in a minute, plan the next step, and hand customers over when the person in charge changes.",
	audience: "Sales staff, customer care",
	ready: ["Your customers are imported", "A rule in your team: how often each customer is called"],
	steps: [
		{
			do: "Open Customers (CRM) and find the customer by name or phone number.",
			see: "One page has contacts, quotes, orders, balance and calls.",
		},
		{
			do: "After a call press “Log call” and write a line or two: what they need, what you promised.",
			see: "It is at the top, with your name and the time.",
		},
		{
			do: "Press “Next step” and choose a day.",
			see: "On that day it appears in your “Today” list.",
		},
		{
			do: "Each morning open “Today” and work from top to bottom.",
			see: "What is done leaves the list.",
		},
		{
			do: "When customers change hands, the manager selects them and presses “Hand over”.",
			see: "The new person sees the whole history. The previous one can no longer change it.",
		},
	],
	mistake: {
		what: "Appointments live in a notebook or a private chat, and a week’s leave makes you forget a customer.",
		remedy: "Plan only in the software. Before leave, hand over to a colleague for the time being.",
	},
} satisfies GuideText;
