export default {
	title: "{{brand}} {{trialDays}} dagen gratis proberen, zonder creditcard",
	description:
		"Probeer {{brand}} {{trialDays}} dagen gratis. Geen creditcard nodig, stoppen wanneer u wilt. Uw account staat binnen {{setupHours}} uur na ons telefoontje klaar.",
	heading: "{{trialDays}} dagen proberen, zonder creditcard",
	intro:
		"Vul het formulier in. Binnen {{replyHours}} uur bellen we u om alles door te nemen; binnen {{setupHours}} uur daarna staat uw account klaar.",
	benefits: {
		heading: "Wat u in {{trialDays}} dagen krijgt",
		items: [
			"Geen creditcard, geen kosten",
			"Voor u ingericht: een browser of telefoon is genoeg",
			"Iemand die meekijkt, in het Vietnamees, {{supportHours}}",
			"Stoppen wanneer u wilt: één klik of één telefoontje",
		],
	},
	days: {
		heading: "Elke dag één ding om te proberen",
		label: "Dag {{day}}",
		items: [
			"Artikelen en klanten uit Excel inlezen",
			"De eerste order helemaal afhandelen",
			"Die order factureren",
			"Het bankafschrift afletteren",
			"Een maand op proef afsluiten",
			"Beslissen: doorgaan of gegevens meenemen",
		],
	},
	form: {
		heading: "Proefaccount aanvragen",
		plan: "Pakket van uw keuze: {{plan}}",
		submit: "{{trialDays}} dagen gratis proberen",
	},
	success: {
		heading: "We hebben uw aanvraag ontvangen",
		intro: "Bedankt, {{name}}. Dit gebeurt er nu:",
		steps: [
			{
				title: "Een bevestiging per e-mail",
				isMail: true,
				text: "Die komt meestal binnen enkele minuten aan op {{email}}. Niets gezien? Kijk dan even bij de ongewenste post; de aanvraag hebben we in elk geval.",
			},
			{
				title: "Een telefoontje om alles door te nemen",
				text: "{{brandPerson}} of een collega belt {{phone}} {{deadline}} met een paar vragen.",
			},
			{
				title: "Uw proefaccount voor {{trialDays}} dagen",
				text: "Klaar binnen {{setupHours}} uur na het gesprek; per e-mail krijgt u een uitnodiging om een wachtwoord te kiezen. Houd intussen Excelbestanden met uw artikelen en klanten bij de hand.",
			},
		],
		own: "Uw aanvraag bekijken",
		again: "Nog een bedrijf aanmelden",
		home: "Terug naar de startpagina",
	},
	faq: {
		heading: "Voordat u begint",
		items: [
			{
				question: "Wat gebeurt er na {{trialDays}} dagen?",
				answer:
					"Bevalt het, dan kiest u een passend pakket en werkt u door. Zo niet, dan sluit het account vanzelf, zonder kosten en zonder dat u iets hoeft te doen.",
			},
			{
				question: "Hoe stop ik tussentijds?",
				answer:
					"Klik op “Proefperiode stoppen” op uw eigen pagina (de link staat in onze e-mails) of bel {{brandPhone}}. Het kan op elke dag en u hoeft niet te zeggen waarom.",
			},
			{
				question: "Ben ik mijn ingevoerde gegevens kwijt?",
				answer:
					"Na afloop bewaren we uw gegevens nog {{trialDataKeptDays}} dagen voordat we ze wissen. Zo hebt u tijd om te beslissen.",
			},
			{
				question: "We hebben geen IT-afdeling. Kan het toch?",
				answer:
					"Ja. Wij richten het account voor u in. De software draait op het web en op de telefoon; u koopt geen server.",
			},
		],
	},
};
