import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Mensen uitnodigen en rechten geven",
	text: "Voeg mensen toe per e-mail, geef ieder de schermen die nodig zijn en blokkeer een account als iemand vertrekt.",
	audience: "Eigenaren, beheerders",
	ready: [
		"Een lijst van gebruikers met hun werkmail",
		"Wat ieder doet: verkoop, magazijn, boekhouding, goedkeuren",
	],
	steps: [
		{
			do: "Open “Instellingen”, kies “Gebruikers” en klik op “Uitnodigen”.",
			see: "U kunt naam en e-mailadres invullen.",
		},
		{
			do: "Vul beide in en kies waar deze persoon aan werkt.",
			see: "Ernaast staat welke schermen hij of zij ziet.",
		},
		{
			do: "Kijk naar goedkeuringen: wie mag inkopen, betalingen en de maandafsluiting goedkeuren? Vink alleen de verantwoordelijke aan.",
			see: "De rechten staan op één regel onder de naam.",
		},
		{
			do: "Klik op “Uitnodiging versturen”.",
			see: "De persoon krijgt een link. De status is “Uitgenodigd” en na het inloggen “Actief”.",
		},
		{
			do: "Vertrekt iemand? Open de naam en klik op “Account blokkeren”.",
			see: "De persoon wordt meteen uitgelogd. Alles wat is ingevoerd, blijft staan.",
		},
		{
			do: "Draag klanten en open taken over aan een collega.",
			see: "De collega vindt elk gesprek, elke offerte en elke afspraak terug.",
		},
	],
	mistake: {
		what: "Een hele afdeling deelt één account, en niemand weet wie wat invoerde.",
		remedy:
			"Ieder een eigen account. Geen plaats meer in uw pakket? Blokkeer eerst de accounts van mensen die weg zijn.",
	},
} satisfies GuideText;
