export default {
	title: "Over {{brand}}: wie deze software maakt, en waarom",
	description:
		"{{engineerCount}} ontwikkelaars, {{customerCount}} klanten, {{satisfactionPercent}}% tevreden. Wij maken ERP voor bedrijven met {{smallestCompany}}\u2011{{largestCompany}} medewerkers in Vietnam.",
	heading: "ERP dat past bij bedrijven in Vietnam",
	intro:
		"Software van de grote leveranciers is duur en vraagt een lange aanloop. Excel is goedkoop, maar loopt vast als een bedrijf groeit. {{brand}} is er voor de bedrijven daartussenin, met {{smallestCompany}}\u2011{{largestCompany}} medewerkers.",
	numbers: {
		heading: "In cijfers",
		items: [
			{ value: "{{customerCount}}", label: "klanten" },
			{ value: "{{satisfactionPercent}}%", label: "van hen is tevreden" },
			{ value: "{{engineerCount}}", label: "ontwikkelaars" },
			{ value: "{{moduleCount}}", label: "modules" },
			{ value: "{{reportTemplateCount}}", label: "rapportsjablonen" },
			{ value: "{{uptimePercent, number}}%", label: "van de tijd bereikbaar" },
		],
	},
	principles: {
		heading: "Zo werken wij",
		items: [
			{
				title: "Eerst de prijs",
				text: "Die staat op de pagina Prijzen, voor iedereen te lezen. U hoeft er geen telefoonnummer voor achter te laten.",
			},
			{
				title: "Eerst proberen, dan betalen",
				text: "U betaalt pas als de proef bevalt. Past het toch niet, dan krijgt u in de eerste {{refundDays}} dagen {{refundPercent}}% terug.",
			},
			{
				title: "Snel, en samen met u",
				text: "In {{deploymentWeeks}} weken in gebruik. Wij importeren uw oude gegevens en komen {{trainingDays}} dagen bij u trainen.",
			},
			{
				title: "Wij nemen de telefoon op",
				text: "Ondersteuning in het Vietnamees, {{supportHours}}. Tijdens kantooruren hebt u binnen {{supportReplyMinutes}} minuten antwoord.",
			},
		],
	},
	company: {
		heading: "Wie er achter {{brand}} staat",
		text: "{{brandLegalName}}, belastingnummer {{brandTaxCode}}. Contracten en facturen staan op naam van dit bedrijf. De {{engineerCount}} ontwikkelaars die er werken, maken de software.",
	},
	behind: {
		since: "Sinds",
		founder: "Oprichter",
		engineers: "Ontwikkelaars",
		contract: "Contract",
		read: "Lees het standaardcontract (pdf)",
		office: "Het kantoor van {{brand}}",
	},
	audience: {
		heading: "Voor wie wij het maken",
		text: "Voor de eigenaar die vandaag wil weten of er winst wordt gemaakt. Voor het hoofd boekhouding dat ook aan het eind van de maand op tijd naar huis wil. Voor de magazijnbeheerder die één keer wil tellen en dan klaar is.",
	},
	office: {
		heading: "Kom langs",
		text: "{{brandAddress}}. Maandag tot en met vrijdag, {{officeMorning}} en {{officeAfternoon}}. Bel vooraf {{brandPhone}}, dan zetten we de juiste schermen voor u klaar.",
	},
};
