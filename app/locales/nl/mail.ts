export default {
	trial: {
		subject: "We bellen u {{deadline}}",
		text: [
			"Goedendag,",
			"{{brand}} heeft uw aanvraag voor een proefaccount ontvangen.",
			"Pakket van uw keuze: {{plan}}.",
			"Zo gaat het verder:\n1. {{brandPerson}} of een collega belt u {{deadline}} op {{phone}} om uw gegevens door te nemen.\n2. Binnen {{setupHours}} uur na dat gesprek staat uw proefaccount voor {{trialDays}} dagen klaar. Per e-mail krijgt u een uitnodiging met een link om een wachtwoord te kiezen.\n3. U probeert het uit. Zonder creditcard, en stoppen kan altijd. Handig: houd Excelbestanden met uw artikelen en klanten bij de hand.",
			"Klopt het telefoonnummer niet, of wilt u eerder gebeld worden? Bel {{brandPhone}} of beantwoord deze e-mail.",
			"Hebt u niets aangevraagd? Dan kunt u deze e-mail negeren, of laat het ons weten: dan wissen we de gegevens.",
			"Met vriendelijke groet,\n{{brand}}\n{{brandLegalName}}, belastingnummer {{brandTaxCode}}\n{{brandAddress}}\n{{brandPhone}} · {{brandEmail}}",
		],
	},
	demo: {
		subject: "Demo: we bellen {{deadline}}",
		text: [
			"Goedendag,",
			"{{brand}} heeft uw aanvraag voor een demo ontvangen.",
			"{{brandPerson}} of een collega belt u op {{phone}}, {{deadline}}, om een dag en tijd af te spreken. Het moment van uw keuze: {{preferredTime}}.",
			"De demo is online, duurt {{demoMinutes}} minuten en is er alleen voor uw bedrijf. Neem gerust iets mee waar u nu op vastloopt, dan werken we het samen op het scherm uit.",
			"Liever een ander moment? Bel {{brandPhone}} of beantwoord deze e-mail.",
			"Hebt u geen demo geboekt? Dan kunt u deze e-mail negeren, of laat het ons weten: dan wissen we de gegevens.",
			"Met vriendelijke groet,\n{{brand}}\n{{brandLegalName}}, belastingnummer {{brandTaxCode}}\n{{brandAddress}}\n{{brandPhone}} · {{brandEmail}}",
		],
	},
	contact: {
		subject: "We antwoorden {{deadline}}",
		text: [
			"Goedendag,",
			"{{brand}} heeft uw bericht ontvangen en het ligt bij de juiste persoon.",
			"U krijgt {{deadline}} op dit adres antwoord van {{brandPerson}} of een collega.",
			"Heeft het haast? Bel {{brandPhone}}. Wilt u nog iets toevoegen, beantwoord dan deze e-mail.",
			"Hebt u ons niet geschreven? Dan kunt u deze e-mail negeren, of laat het ons weten: dan wissen we de gegevens.",
			"Met vriendelijke groet,\n{{brand}}\n{{brandLegalName}}, belastingnummer {{brandTaxCode}}\n{{brandAddress}}\n{{brandPhone}} · {{brandEmail}}",
		],
	},
	hello:
		"Beste {{name}}, dit is {{rep}} van {{brand}}. Bedankt voor uw aanvraag op onze website. Wanneer kan ik u vijf minuten bellen?",
};
