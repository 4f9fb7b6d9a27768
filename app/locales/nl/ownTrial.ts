import type { Vi } from "../vi/index.ts";

const ownTrial: Vi["ownTrial"] = {
	state: {
		running:
			"Uw proefaccount is geopend op {{from}} en is van u tot en met {{day}}. Daarna vervalt het vanzelf, zonder kosten; u hoeft niets te doen.",
		over: "Uw proefperiode liep tot en met {{day}}, zonder kosten. Wat u hebt ingevoerd, bewaren we tot en met {{until}}. Wilt u ermee verder, bel dan vóór die tijd {{brandPhone}}.",
		cancelled:
			"De proef is gestopt op {{day}}, zonder kosten. Uw gegevens bewaren we tot en met {{until}}; daarna wissen we ze. Bedenkt u zich vóór die tijd, bel dan {{brandPhone}}.",
		plan: "Sinds {{day}} werkt u met een betaald pakket, met alles wat u tijdens de proef hebt ingevoerd. Hebt u iets nodig, bel dan {{brandPhone}}.",
		deleted:
			"De proef is gestopt op {{day}}, zonder kosten, en de gegevens zijn gewist op {{date}}. Wilt u het nog eens proberen, bel dan {{brandPhone}}.",
		notOpened:
			"Deze aanvraag is gesloten en wij hebben er geen proefaccount bij genoteerd. Probeert u het product al, of wilt u dat alsnog? Bel {{brandPhone}}.",
	},
	cancel: {
		heading: "Stoppen met de proef",
		hint: "Stoppen kan op elk moment, zonder kosten en zonder reden.",
		link: "Stoppen met de proef",
		question: "Stoppen met de proef?",
		warning:
			"Het account gaat dicht, u betaalt niets en we mailen u niet meer over de proef. Uw gegevens bewaren we tot en met {{until}}; daarna wissen we ze.",
		confirm: "Stoppen met de proef",
		cancel: "Doorgaan",
		done: "De proef is gestopt. We mailen u er niet meer over.",
	},
	mails: {
		trialOpened: {
			subject: "{{brand}}: uw proefaccount is open tot en met {{day}}",
			text: [
				"Uw proefaccount is vandaag geopend. Het is {{trialDays}} dagen van u, tot en met {{day}}; een kaart is niet nodig.",
				"Begin met iets echts: lees uw Excel-lijst met artikelen in en maak één verkooporder. Loopt u vast, of weet u niet hoe u inlogt? Bel {{brandPhone}}, dan doen we het samen aan de telefoon.",
				"Koopt u binnen {{trialDays}} dagen niets, dan vervalt het account vanzelf, zonder kosten.",
			],
		},
		trialReminder: {
			subject: "{{brand}}: nog twee dagen proberen, tot en met {{day}}",
			text: [
				"Uw proefperiode loopt tot en met {{day}}, nog twee dagen.",
				"We bellen u om te horen wat past, wat niet, en welk pakket bij uw bedrijf hoort. Wilt u verder, zeg het ons gewoon: alles wat u hebt ingevoerd, blijft staan.",
				"Is het niets voor u, dan hoeft u niets te doen: het account vervalt vanzelf, zonder kosten.",
			],
		},
		trialOver: {
			subject: "{{brand}}: uw proefperiode is voorbij, uw gegevens bewaren we tot en met {{until}}",
			text: [
				"Uw proefperiode liep tot en met {{day}}. Het account is gesloten en u betaalt niets.",
				"Wat u hebt ingevoerd, bewaren we tot en met {{until}}. Wilt u daarmee verder, bel dan vóór die tijd {{brandPhone}} of beantwoord deze e-mail.",
				"Dank voor de tijd die u aan {{brand}} hebt besteed.",
			],
		},
		trialDataReminder: {
			subject: "{{brand}}: uw proefgegevens worden na {{until}} gewist",
			text: [
				"Wat u tijdens de proef hebt ingevoerd, bewaren we tot en met {{until}}. Daarna wissen we het en is het niet terug te halen.",
				"Wilt u het bewaren of ermee verder? Bel vóór die tijd {{brandPhone}} of beantwoord deze e-mail. Hebt u het niet meer nodig, dan hoeft u niets te doen. Dit is onze laatste e-mail over de proef.",
			],
		},
	},
	stop: "Stoppen? Beantwoord deze e-mail of bel {{brandPhone}}. Een reden is niet nodig.",
	link: "Bekijk hoe het ervoor staat, of stop zelf met de proef:\n{{link}}",
};

export default ownTrial;
