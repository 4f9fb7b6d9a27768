import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Uw eerste dag",
	text: "Van account tot eerste order: uw bedrijf instellen, lijsten inlezen, een paar mensen uitnodigen en samen één order afhandelen.",
	audience: "Eigenaren, wie de invoering leidt",
	ready: [
		"Naam, belastingnummer en factuuradres",
		"Artikelen en klanten in Excel",
		"E-mailadressen van de eerste drie of vier gebruikers",
	],
	steps: [
		{
			do: "Open de link in de uitnodiging, kies een wachtwoord en log in.",
			see: "Het hoofdscherm opent, nog leeg. In de hoek staat uw bedrijfsnaam.",
		},
		{
			do: "Open “Instellingen”, vul naam, belastingnummer en adres in en voeg elk magazijn en elke winkel toe. Klik op “Opslaan”.",
			see: "Uw bedrijf en de magazijnen staan in de lijst.",
		},
		{
			do: "Kies de dag waarop u hier begint te boeken. De eerste van de maand sluit het makkelijkst aan.",
			see: "De beginbalans voert u later in per deze datum.",
		},
		{
			do: "Klik op “Importeren uit Excel” en upload artikelen en klanten. Met tien artikelen kunt u al proberen.",
			see: "U ziet hoeveel rijen zijn gelezen en welke u moet verbeteren.",
		},
		{
			do: "Nodig één verkoper, één magazijnbeheerder en één boekhouder uit.",
			see: "Bij elke naam staat “Uitgenodigd” tot die persoon inlogt.",
		},
		{
			do: "Werk samen één echte order af: order, uitgifte, factuur, betaling.",
			see: "In het rapport staan omzet en belasting; de voorraad is lager en de kas hoger.",
		},
	],
	mistake: {
		what: "U wilt eerst alles inlezen, en na een week werkt er nog niemand mee.",
		remedy:
			"Begin met één magazijn en een klein team. Stuur ons de overige lijsten; na ondertekening lezen wij ze gratis in.",
	},
} satisfies GuideText;
