export default {
	title: "Demo van {{brand}}: {{demoMinutes}} minuten, voor uw bedrijf",
	description:
		"Een gratis onlinedemo van {{demoMinutes}} minuten, alleen voor uw bedrijf, over waar u op vastloopt. We bellen binnen {{demoContactHours}} werkuren terug.",
	heading: "Zie uw eigen werk in {{brand}}",
	intro:
		"{{demoMinutes}} minuten online, gratis, alleen voor uw bedrijf. U noemt het probleem, wij werken het uit op het scherm. We bellen binnen {{demoContactHours}} werkuren om een tijd af te spreken. Liever een afspraak op locatie? Zeg het ons dan.",
	agenda: {
		heading: "Dit gebeurt er in {{demoMinutes}} minuten",
		items: [
			{ title: "We luisteren", text: "Wat uw bedrijf doet, met hoeveel mensen, en waar het stokt." },
			{
				title: "We doen het voor",
				text: "Eén order van begin tot eind: offerte, levering, boeking, betaling.",
			},
			{
				title: "U krijgt eerlijk antwoord",
				text: "Wat er kan, wat nog niet, hoelang het duurt en wat het kost.",
			},
			{
				title: "Niemand dringt aan",
				text: "Na afloop beslist u: proberen, meer vragen, of het daarbij laten.",
			},
		],
	},
	form: {
		heading: "Uw demo boeken",
	},
	success: {
		heading: "We hebben uw aanvraag voor een demo ontvangen",
		intro: "Bedankt, {{name}}. Zo gaat het verder:",
		steps: [
			{
				title: "We bellen {{deadline}}",
				text: "{{brandPerson}} of een collega belt {{phone}} om een dag en tijd af te spreken. Voor de demo zelf bellen we u opnieuw en sturen we een link om mee te kijken op het scherm.",
			},
			{
				title: "Een bevestiging per e-mail",
				isMail: true,
				text: "Die komt meestal binnen enkele minuten aan op {{email}}. Niets gezien? Kijk dan even bij de ongewenste post; de aanvraag hebben we in elk geval.",
			},
			{
				title: "Uw demo van {{demoMinutes}} minuten",
				text: "Alleen voor uw bedrijf. Laat gerust uw boekhouder en magazijnbeheerder meekijken.",
			},
		],
		own: "Uw aanvraag bekijken",
		again: "Nog een demo boeken",
		home: "Terug naar de startpagina",
	},
};
