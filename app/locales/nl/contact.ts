export default {
	title: "Contact met {{brand}}: bel, mail of laat een bericht achter",
	description:
		"Bel {{brandPhone}}, mail naar {{brandEmail}} of laat een bericht achter. U krijgt binnen {{replyHours}} uur antwoord.",
	heading: "Praat met een echt mens",
	intro:
		"Een vraag over prijzen of werkwijze, een probleem waar u niet uitkomt: schrijf ons gerust. We antwoorden binnen {{replyHours}} uur.",
	form: {
		heading: "Laat een bericht achter",
		submit: "Bericht versturen",
		notice: "We gebruiken deze gegevens alleen om u te antwoorden. Lees ons",
		privacy: "Privacybeleid",
	},
	office: {
		heading: "Ons kantoor",
		person: "Vraag naar",
		address: "Adres",
		phone: "Telefoon",
		email: "E-mail",
		hours: "Openingstijden",
		openingHours: "Maandag tot en met vrijdag, {{officeMorning}} en {{officeAfternoon}} (Vietnam)",
		support: "Klanten krijgen {{supportHours}} ondersteuning.",
		urgent: "Haast? Bellen gaat het snelst.",
	},
	success: {
		heading: "We hebben uw bericht ontvangen",
		intro: "Bedankt, {{name}}. Zo gaat het verder:",
		steps: [
			{ title: "We lezen het", text: "Uw bericht komt bij de juiste persoon." },
			{
				title: "We antwoorden",
				text: "{{brandPerson}} of een collega antwoordt op {{email}}, {{deadline}}.",
			},
			{ title: "Als het haast heeft", text: "Bel {{brandPhone}}." },
		],
		own: "Uw bericht bekijken",
		again: "Nog een bericht sturen",
		home: "Terug naar de startpagina",
	},
};
