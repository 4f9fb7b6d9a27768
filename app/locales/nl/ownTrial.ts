import type { Vi } from "../vi/index.ts";

const ownTrial: Vi["ownTrial"] = {
	state: {
		running:
			"Uw proefaccount is geopend op {{from}} en blijft open tot en met {{day}}. Daarna sluit het vanzelf, zonder kosten; u hoeft niets te doen.",
		over: "Uw proefperiode liep tot en met {{day}}, zonder kosten. Wat u hebt ingevoerd, bewaren we tot en met {{until}}. Wilt u ermee verder, bel dan vóór die tijd {{brandPhone}}.",
		cancelled:
			"De proefperiode is gestopt op {{day}}, zonder kosten. Uw gegevens bewaren we tot en met {{until}}; daarna wissen we ze. Bedenkt u zich vóór die tijd, bel dan {{brandPhone}}.",
		plan: "Sinds {{day}} werkt u met een betaald pakket, met alles wat u tijdens de proefperiode hebt ingevoerd. Hebt u iets nodig, bel dan {{brandPhone}}.",
		deleted:
			"De proefperiode eindigde op {{day}}, zonder kosten. De gegevens zijn gewist op {{date}}. Wilt u het nog eens proberen, bel dan {{brandPhone}}.",
		notOpened:
			"Deze aanvraag is afgesloten en wij hebben er geen proefaccount bij genoteerd. Probeert u het product al, of wilt u dat alsnog? Bel {{brandPhone}}.",
	},
	cancel: {
		running: {
			heading: "Proefperiode stoppen",
			hint: "Stoppen kan op elk moment, zonder kosten. U hoeft niet te zeggen waarom.",
			link: "Proefperiode stoppen",
			question: "Proefperiode stoppen?",
			warning:
				"Het account gaat dicht, u betaalt niets en we mailen u niet meer over de proefperiode. Uw gegevens bewaren we tot en met {{until}}; daarna wissen we ze.",
			confirm: "Proefperiode stoppen",
			cancel: "Doorgaan",
		},
		over: {
			heading: "E-mails over de proefperiode",
			hint: "Voordat we uw gegevens wissen, sturen we een herinnering. Wilt u die niet, meld u dan hier af.",
			link: "Geen e-mails meer",
			question: "Geen e-mails meer over de proefperiode?",
			warning:
				"We sturen geen herinnering meer. Uw gegevens bewaren we nog tot en met {{until}}; daarna wissen we ze.",
			confirm: "Geen e-mails meer",
			cancel: "Toch ontvangen",
		},
	},
	cancelled: "De proefperiode is gestopt. We mailen u er niet meer over.",
	mails: {
		trialOpened: {
			subject: "Uw proefaccount is open t/m {{day}}",
			text: [
				"Uw proefaccount is vandaag geopend. U gebruikt het {{trialDays}} dagen, tot en met {{day}}, zonder creditcard.",
				"De link om een wachtwoord te kiezen, staat in de e-mail met de uitnodiging. Niet gezien? Kijk bij de ongewenste post of bel {{brandPhone}}.",
				"Begin met iets echts: lees uw Excellijst met artikelen in en maak één verkooporder. Loopt u vast, bel dan: we doen het samen aan de telefoon.",
				"Koopt u binnen {{trialDays}} dagen niets, dan sluit het account vanzelf, zonder kosten.",
			],
		},
		trialReminder: {
			subject: "Nog twee dagen proberen, t/m {{day}}",
			text: [
				"Uw proefperiode loopt tot en met {{day}}: nog twee dagen.",
				"We bellen u om te horen wat bevalt, wat niet, en welk pakket bij uw bedrijf past. Wilt u verder, zeg het ons gewoon: alles wat u hebt ingevoerd, blijft staan.",
				"Is het niets voor u, dan hoeft u niets te doen: het account sluit vanzelf, zonder kosten.",
			],
		},
		trialOver: {
			subject: "Proefperiode voorbij, gegevens t/m {{until}}",
			text: [
				"Uw proefperiode liep tot en met {{day}}. Het account is gesloten en u betaalt niets.",
				"Wat u hebt ingevoerd, bewaren we tot en met {{until}}. Wilt u daarmee verder, bel dan vóór die tijd {{brandPhone}} of beantwoord deze e-mail.",
				"Dank voor de tijd die u aan {{brand}} hebt besteed.",
			],
		},
		trialDataReminder: {
			subject: "Uw proefgegevens worden na {{until}} gewist",
			text: [
				"Wat u tijdens de proefperiode hebt ingevoerd, bewaren we tot en met {{until}}. Daarna wissen we het en is het niet terug te halen.",
				"Wilt u het bewaren of ermee verder? Bel vóór die tijd {{brandPhone}} of beantwoord deze e-mail. Hebt u het niet meer nodig, dan hoeft u niets te doen. Dit is onze laatste e-mail over de proefperiode.",
			],
		},
	},
	foot: {
		running: [
			"Tussentijds stoppen? Beantwoord deze e-mail of bel {{brandPhone}}. U hoeft niet te zeggen waarom.",
			"Bekijk hoe het ervoor staat, of stop zelf:\n{{link}}",
		],
		over: ["Bekijk hoe het ervoor staat, of meld u af voor e-mails over de proefperiode:\n{{link}}"],
	},
};

export default ownTrial;
