export default {
	title: "Book a {{brand}} demo: {{demoMinutes}} minutes, just for you",
	description:
		"A free {{demoMinutes}}-minute online demo, just for your company, on the task that is holding you up. We call back within {{demoContactHours}} working hours.",
	heading: "See {{brand}} do your company’s own work",
	intro:
		"{{demoMinutes}} minutes online, free, just for your company. You name the problem, we work it through on the screen. We call within {{demoContactHours}} working hours to set the time; if you would rather meet in person, say so then.",
	agenda: {
		heading: "What happens in {{demoMinutes}} minutes",
		items: [
			{ title: "We listen", text: "What your company does, how many people, where it gets stuck." },
			{
				title: "We do it",
				text: "One order from start to end: quote, delivery, posting, payment.",
			},
			{
				title: "You get straight answers",
				text: "What works, what does not yet, how long it takes and what it costs.",
			},
			{
				title: "Nobody pushes you",
				text: "Afterwards you decide: try it, ask more, or leave it there.",
			},
		],
	},
	form: {
		heading: "Book your demo",
	},
	success: {
		heading: "We have your demo request",
		intro: "Thank you, {{name}}. What happens next:",
		steps: [
			{
				title: "We will call {{deadline}}",
				text: "{{brandPerson}} or a colleague will call {{phone}} to agree on a day and time. When it is time for the demo, we call again and send you a link to view our screen.",
			},
			{
				title: "A confirmation email",
				isMail: true,
				text: "It usually reaches {{email}} within minutes. If you do not see it, please check your spam folder; either way we have your request.",
			},
			{
				title: "Your {{demoMinutes}}-minute demo",
				text: "Just for your company. Bring your accountant and your warehouse manager, if you can.",
			},
		],
		own: "See or change your request",
		again: "Book another demo",
		home: "Back to home",
	},
};
