export default {
	skip: "Naar de inhoud",
	home: "Terug naar de startpagina",
	menu: "Menu",
	close: "Sluiten",
	breadcrumb: "U bent hier",
	optional: "niet verplicht",
	required: "verplicht",
	sending: "Bezig met verzenden...",
	errorSummary: "Controleer de volgende velden",
	failure: "Niet verzonden",
	example: "Voorbeeld",
	updated: "Bijgewerkt op {{date}}",
	actions: {
		trial: "{{trialDays}} dagen gratis proberen",
		demo: "Demo boeken",
		contact: "Advies vragen",
		call: "Bel {{brandPhone}}",
		pricing: "Bekijk de prijzen",
		faq: "Alle vragen bekijken",
		retry: "Pagina opnieuw laden",
	},
	chat: {
		open: "Chat met ons",
		note: "Klik om de chat te openen. Pas dan laadt uw browser de software van de chatdienst.",
	},
	errorPages: {
		code: "Noem deze code als u contact met ons opneemt:",
		again: {
			text: "Wat u net hebt verstuurd, staat nog op deze pagina. Wacht een paar minuten en verstuur het opnieuw; u hoeft niets nog eens in te vullen.",
			submit: "Opnieuw versturen",
		},
		400: {
			heading: "Dit verzoek konden we niet lezen",
			text: "Uw browser stuurde iets wat ons systeem niet begrijpt.",
			next: "Open de pagina opnieuw en vul uw gegevens nog eens in. Lukt het niet, bel dan {{brandPhone}}.",
		},
		403: {
			heading: "Deze pagina kunt u niet openen",
			text: "Het verzoek kwam van een andere site, of uw account heeft geen toegang.",
			next: "Open de pagina opnieuw vanaf de startpagina van {{brand}} en probeer het nog eens.",
		},
		404: {
			heading: "Deze pagina bestaat niet",
			text: "Er staat een tikfout in het adres, of de pagina is verplaatst.",
			next: "Ga terug naar de startpagina, of bel {{brandPhone}}; wij wijzen u de weg.",
		},
		405: {
			heading: "Dat kan op deze pagina niet",
			text: "De pagina is alleen om te lezen, of een formulier ging naar het verkeerde adres.",
			next: "Open de pagina opnieuw vanaf de startpagina en probeer het nog eens.",
		},
		413: {
			heading: "Dit is te lang voor één formulier",
			text: "Een deel van het formulier is groter dan wij kunnen ontvangen.",
			next: "Ga terug, maak de tekst korter en verstuur opnieuw. De rest kunt u mailen naar {{brandEmail}}.",
		},
		415: {
			heading: "Dit formaat nemen we niet aan",
			text: "Het systeem ontvangt alleen gegevens uit de formulieren op deze site.",
			next: "Open het formulier op deze site en verstuur het opnieuw.",
		},
		429: {
			heading: "Uw netwerk heeft te veel adressen geprobeerd",
			text: "Zodat niemand andermans pagina kan raden, krijgt dit netwerk even geen antwoord.",
			next: "Probeer het over 10 minuten opnieuw. Is het dringend, bel dan {{brandPhone}}.",
		},
		500: {
			heading: "Er ging bij ons iets mis",
			text: "De fout is vastgelegd. Het ligt niet aan u.",
			next: "Probeer het over een paar minuten opnieuw. Haast? Bel {{brandPhone}} of mail naar {{brandEmail}}.",
		},
		503: {
			heading: "We zijn even niet bereikbaar",
			text: "De site kan uw verzoek nu niet verwerken.",
			next: "Laad de pagina over een paar minuten opnieuw. Haast? Bel {{brandPhone}} of mail naar {{brandEmail}}.",
		},
	},
};
