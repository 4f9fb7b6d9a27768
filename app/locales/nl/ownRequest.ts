export default {
	headings: {
		trial: "Uw aanvraag voor een proefaccount",
		demo: "Uw aanvraag voor een demo",
		contact: "Uw bericht",
	},
	state: {
		waiting: {
			trial: "{{brandPerson}} of een collega belt {{phone}} {{deadline}}.",
			demo: "{{brandPerson}} of een collega belt {{phone}} {{deadline}} om een dag en tijd af te spreken.",
			contact: "{{brandPerson}} of een collega antwoordt op {{email}} {{deadline}}.",
		},
		late: "U had {{deadline}} van ons moeten horen. Onze excuses. Bel {{brandPhone}}, dan pakken we het meteen op.",
		answered:
			"We hebben op {{time}} (Vietnamese tijd) voor het eerst contact met u opgenomen. Is er nog iets onduidelijk? Bel {{brandPhone}}.",
		withdrawn:
			"U hebt deze aanvraag ingetrokken; niemand neemt nog contact met u op. Bedenkt u zich, stuur dan een nieuwe aanvraag of bel {{brandPhone}}.",
		inHand:
			"We zijn met uw aanvraag bezig. Hebt u nog iets nodig? Bel {{brandPhone}} of schrijf naar {{brandEmail}}.",
		ended:
			"Deze aanvraag is afgerond. Hebt u nog iets nodig? Bel {{brandPhone}} of schrijf naar {{brandEmail}}.",
	},
	owner: "Uw contactpersoon: {{person}}",
	sent: { heading: "Wat u hebt gestuurd", time: "Verstuurd op {{time}} (Vietnamese tijd)" },
	mailRefused:
		"Onze e-mail aan {{email}} kwam terug: dit adres ontvangt geen e-mail. Corrigeer het hieronder.",
	correct: {
		heading: "Telefoonnummer of e\u2011mailadres verbeteren",
		submit: "Wijzigingen opslaan",
		failed: "Opslaan is niet gelukt. Probeer het later opnieuw.",
	},
	consent: {
		heading: "Uw toestemming",
		given: "U hebt toestemming gegeven op {{time}} (Vietnamese tijd), voor de tekst van {{version}}:",
		withdrawn:
			"U hebt uw toestemming ingetrokken op {{time}} (Vietnamese tijd). We sturen u geen informatie en aanbiedingen meer.",
		none: "We gebruiken dit bericht alleen om u te antwoorden. We hebben niet gevraagd of we u aanbiedingen mogen sturen, dus dat doen we niet.",
		hint: "Trekt u uw toestemming in, dan sturen we geen informatie en aanbiedingen meer.",
		stays: "Uw aanvraag hierboven beantwoorden we gewoon.",
		submit: "Toestemming intrekken",
	},
	withdraw: {
		heading: "Niet meer nodig?",
		hint: "Trek de aanvraag in en niemand neemt nog contact met u op. U hoeft niet te zeggen waarom.",
		link: "Aanvraag intrekken",
		question: "Deze aanvraag intrekken?",
		warning:
			"Niemand neemt dan nog contact met u op, en een afgesproken demo vervalt. Een ingetrokken aanvraag kunnen we niet heropenen; bedenkt u zich, stuur dan een nieuwe.",
		confirm: "Aanvraag intrekken",
		cancel: "Niet intrekken",
	},
	erase: {
		heading: "Uw gegevens wissen",
		hint: "Wis meteen alles wat u bij deze aanvraag hebt gestuurd.",
		link: "Deze aanvraag wissen",
		question: "Deze aanvraag voorgoed wissen?",
		warning:
			"Wat u hebt gestuurd, onze notities en onze kopieën van de e-mails worden meteen gewist en zijn niet terug te halen; ook deze link werkt dan niet meer. In back-ups zijn de gegevens na {{backupKeptDays}} dagen verdwenen.",
		inquiry:
			"Van deze aanvraag is een klantdossier gemaakt. Uw contactpersoon krijgt meteen bericht, en het dossier wordt binnen {{privacyErasureDays}} dagen gewist.",
		confirm: "Voorgoed wissen",
		cancel: "Bewaren",
	},
	erased: {
		heading: "Uw aanvraag is gewist",
		text: "Wat u met deze aanvraag hebt gestuurd, staat niet meer in ons systeem. Was er iemand mee bezig, dan hebben we die gevraagd ook de eigen notities te wissen.",
	},
	dead: {
		heading: "Deze link werkt niet meer",
		text: "Hebt u uw e-mailadres gewijzigd? De nieuwe link staat in onze e-mail aan het nieuwe adres. Is de aanvraag gewist, dan bestaat deze pagina niet meer.",
		next: "Vindt u die e-mail niet, bel dan {{brandPhone}}.",
	},
	notices: {
		corrected: "Opgeslagen. We gebruiken uw nieuwe gegevens.",
		consent: "Uw toestemming is ingetrokken.",
		withdrawn: "Uw aanvraag is ingetrokken.",
	},
	secret: "Wie het adres van deze pagina heeft, kan alles lezen. Houd het voor uzelf.",
	mail: "Uw aanvraag bekijken, verbeteren, intrekken of wissen:\n{{link}}\nWie deze link heeft, kan de aanvraag zien. Houd hem voor uzelf.",
};
