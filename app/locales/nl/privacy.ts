export default {
	title: "Privacybeleid van {{brand}}",
	description:
		"Wat elk formulier vraagt, waarvoor, hoelang we het bewaren, wie het ziet en welke rechten u hebt volgens de Vietnamese Wet 91/2025/QH15.",
	heading: "Privacybeleid",
	updated: "Geldig vanaf {{date}}",
	intro:
		"Op deze pagina staat hoe we uw persoonsgegevens gebruiken, volgens de Vietnamese Wet bescherming persoonsgegevens 91/2025/QH15 en Decreet 356/2025/NĐ-CP. Verantwoordelijk voor de verwerking is {{brandLegalName}}, belastingnummer {{brandTaxCode}}, de exploitant van {{brand}}; adres {{brandAddress}}, e-mail {{brandEmail}}, telefoon {{brandPhone}}.",
	contents: "Op deze pagina",
	collected: {
		id: "thu-thap",
		heading: "Wat we vragen, waarvoor en voor hoelang",
		caption: "Wat elk formulier vraagt",
		columns: ["Formulier", "Gegevens", "Waarvoor", "Grondslag", "Bewaartermijn"],
		rows: {
			trial: {
				label: "Gratis proberen",
				cells: [
					"Terugbellen en het account openen; informatie en aanbiedingen sturen",
					"Uw toestemming",
					"{{leadKeptYears}} jaar vanaf de dag van verzending",
				],
			},
			demo: {
				label: "Demo boeken",
				cells: [
					"Terugbellen en de demo voorbereiden; informatie en aanbiedingen sturen",
					"Uw toestemming",
					"{{demoRequestKeptYears}} jaar vanaf de dag van verzending",
				],
			},
			contact: {
				label: "Contact",
				cells: [
					"U antwoorden, geen reclame",
					"Uw eigen vraag",
					"{{contactMessageKeptYears}} jaar vanaf de dag van verzending",
				],
			},
		},
	},
	sections: [
		{
			id: "dong-y",
			heading: "Waarmee u akkoord gaat als u het vakje aanvinkt",
			paragraphs: [
				"Het vakje in de formulieren voor proefaccount en demo zegt: “Ik ga akkoord met de gebruiksvoorwaarden, en {{brand}} mag mij terugbellen en mij per e-mail en telefoon informatie en aanbiedingen sturen.” Dat zijn twee dingen:",
			],
			items: [
				"Terugbellen: om te bevestigen, het proefaccount te openen of een tijd af te spreken voor de demo die u aanvroeg. Wilt u dat niet meer, dan trekt u de aanvraag in.",
				"Informatie en aanbiedingen: over nieuwe functies, prijzen en acties van {{brand}}. Dit kunt u altijd intrekken; een aanvraag die nog loopt, beantwoorden we gewoon.",
			],
		},
		{
			id: "kem-theo",
			heading: "Wat er verder wordt vastgelegd",
			paragraphs: [
				"Bij elk formulier legt het systeem vast wanneer het is verzonden, de taal van de pagina, de eerste pagina die u opende, de pagina die u hierheen bracht, de campagneparameters in het adres (utm) en het pakket dat u koos. Zo weten we hoe mensen ons vinden.",
				"Bij aanvragen voor een proefaccount of demo legt het ook uw toestemming vast: welke tekst, waarvoor en wanneer u het vakje aanvinkte. Het vakje is nooit vooraf aangevinkt.",
				"Praat u met onze verkopers, dan noteren zij uw naam, bedrijf, e-mailadres, telefoonnummer en wensen. Dat dossier bewaren we zolang we u adviseren en met u samenwerken; een verwijderd dossier bewaren we nog {{deletedInquiryKeptDays}} dagen, voor het geval dat een vergissing was. Daarna is het weg.",
				"Uw netwerkadres (IP) gebruiken we alleen tegen massaverzending en het raden van wachtwoorden. We slaan het nooit leesbaar op, alleen als onomkeerbare code, en wissen die binnen {{rateLimitKeptDays}} dag. Alleen waar medewerkers inloggen, bewaart een logboek het eerste deel van het netwerkadres {{auditLineKeptDays}} dagen; welk apparaat het was, is daaraan niet te zien. Wat op spam lijkt, bewaren we apart, {{suspectedSpamKeptDays}} dagen. Kopieën van e-mails die we sturen, bewaren we {{sentMailKeptDays}} dagen.",
			],
			items: [],
		},
		{
			id: "khong-lam",
			heading: "Wat we niet doen",
			paragraphs: [],
			items: [
				"We verkopen of verhuren uw gegevens niet.",
				"We plaatsen geen volg- of reclametools van derden op deze site.",
				"We vragen geen kaartnummers als u een proefaccount aanvraagt.",
			],
		},
		{
			id: "ai-xem",
			heading: "Wie uw gegevens ziet",
			paragraphs: [
				"Verkopers en beheerders van {{brand}}, voor zover hun werk dat vraagt. Onze hosting- en e-mailproviders verwerken gegevens namens ons, onder contract en alleen volgens onze instructies. Bevoegde overheidsinstanties zien ze als de wet dat voorschrijft.",
				"Om een voorstel te maken, kunnen medewerkers de naam, branche, grootte en wensen van uw bedrijf in een AI-tool (kunstmatige intelligentie) van derden plakken. Vooraf haalt het systeem alle e-mailadressen en telefoonnummers eruit, en de namen van de contactpersoon en van onze verantwoordelijke medewerkers: helemaal, gedeeltelijk of alleen de voornaam, zoals in “chị Hà”. Namen van anderen die in de tekst worden genoemd, en een naam die anders is geschreven, blijven staan; de bedrijfsnaam blijft, tenzij uw volledige naam daarin voorkomt. Een medewerker kan ervoor kiezen deze gegevens mee te sturen; dat wordt telkens vastgelegd.",
				"Moeten gegevens buiten Vietnam worden opgeslagen of verwerkt, dan dienen we de wettelijk verplichte effectbeoordeling voor die doorgifte in.",
				"Het chatvenster, als dat er is, is van een andere aanbieder. De software daarvan wordt pas geladen als u op de chatknop klikt.",
			],
			items: [],
		},
		{
			id: "cookie",
			heading: "Cookies en opslag in de browser",
			paragraphs: ["Deze site slaat op uw apparaat alleen het volgende op:"],
			items: [
				"language (cookie): de taal die u koos. De browser bewaart die ook in de lokale opslag, onder dezelfde naam.",
				"visit (in de sessieopslag van de browser, geen cookie): de eerste pagina die u opende, de pagina die u hierheen bracht en het pakket dat u koos. Dit wordt alleen met een formulier meegestuurd en verdwijnt als u het tabblad sluit.",
				"typed (ook in de sessieopslag): wat u aan het typen was, alleen terwijl u van taal wisselt. De volgende pagina wist het zodra ze het heeft.",
				"sent (cookie, of __Host-sent): bewaart een uur wat de pagina na een formulier u nog eens toont, zoals naam, e-mailadres en telefoonnummer, zodat niets daarvan in het adres van de pagina staat.",
				"flash (cookie, of __Host-flash): bewaart hooguit een minuut de zin die de volgende pagina zegt nadat u op de pagina van uw aanvraag op een knop hebt geklikt, zoals “Opgeslagen”.",
				"portalLanguage (cookie): de taal waarin medewerkers van {{brand}} het portaal gebruiken. Bezoekers hebben deze cookie niet.",
				"session (cookie, of __Host-session): houdt medewerkers van {{brand}} ingelogd. Bezoekers hebben deze cookie niet.",
				"device (cookie, of __Host-device): onthoudt een jaar dat een medewerker met deze browser is ingelogd, zodat vreemden die wachtwoorden raden hen niet kunnen buitensluiten.",
				"link (cookie, of __Host-link): bewaart 30 minuten de code van een eenmalige link, als medewerkers hun wachtwoord opnieuw instellen of een e-mailadres bevestigen.",
			],
		},
		{
			id: "quyen",
			heading: "Uw rechten",
			paragraphs: ["Over uw eigen gegevens hebt u het recht om:"],
			items: [
				"Te weten wat we ermee doen.",
				"Toestemming te geven, te weigeren en in te trekken.",
				"Ze in te zien, te verbeteren of te laten verbeteren.",
				"Een kopie, verwijdering of beperking te vragen, of bezwaar te maken tegen het gebruik.",
				"Een klacht in te dienen, aangifte te doen, naar de rechter te gaan en schadevergoeding te eisen, zoals de wet bepaalt.",
				"Ons of de autoriteiten te vragen uw gegevens te beschermen.",
			],
		},
		{
			id: "cach-lam",
			heading: "Hoe u uw rechten gebruikt",
			paragraphs: [
				"Elke aanvraag op deze site heeft een eigen pagina, te openen met de link in de bevestigingsmail. Daar ziet u wat u hebt gestuurd en waarmee u akkoord ging, verbetert u uw telefoonnummer of e-mailadres, trekt u uw toestemming of de aanvraag in, of wist u alles. Het systeem doet dat meteen, zonder dat er iemand aan te pas komt.",
				"Voor al het andere mailt u naar {{brandEmail}} vanaf het adres dat u gebruikte, of belt u {{brandPhone}}. We stellen een paar vragen om zeker te weten dat u het bent, en voeren het dan uit. Het is gratis.",
			],
			items: [
				"Eerste reactie: binnen {{privacyReplyDays}} werkdagen.",
				"Inzage, verbetering, een kopie: binnen {{privacyAccessDays}} dagen.",
				"Toestemming intrekken, beperking, bezwaar: binnen {{privacyWithdrawalDays}} dagen.",
				"Verwijdering: binnen {{privacyErasureDays}} dagen. We wissen elke aanvraag, elk bericht, elk klantdossier en elke kopie van een e-mail met uw e-mailadres.",
			],
		},
		{
			id: "rut-lai",
			heading: "Als u uw toestemming intrekt",
			paragraphs: [
				"We sturen u geen informatie en aanbiedingen meer, ook niet telefonisch. Wat eerder is gedaan, blijft rechtmatig; een aanvraag die nog loopt, beantwoorden we gewoon, tenzij u die ook intrekt. Een lopend proefaccount blijft tot het einde van de {{trialDays}} dagen open, als u dat wilt.",
			],
			items: [],
		},
		{
			id: "bao-ve",
			heading: "Hoe we uw gegevens beschermen",
			paragraphs: [
				"Alleen medewerkers met een account kunnen in het systeem; verkopers zien alleen aanvragen die nog niemand heeft opgepakt en hun eigen dossiers, beheerders zien alles. We maken elke dag een back-up en bewaren die {{backupKeptDays}} dagen. Wat is gewist, blijft dus hooguit {{backupKeptDays}} dagen in back-ups staan en is daarna weg.",
				"Lekken er gegevens op een manier die u kan schaden, dan melden we dat aan de autoriteiten en aan u, zoals de wet voorschrijft.",
			],
			items: [],
		},
		{
			id: "thay-doi",
			heading: "Als dit beleid verandert",
			paragraphs: [
				"De nieuwe tekst komt hier te staan, met de dag waarop die ingaat. Veranderen de doelen, dan vragen we u eerst opnieuw om toestemming.",
			],
			items: [],
		},
	],
};
