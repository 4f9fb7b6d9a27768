import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Waarschuwing bij lage voorraad",
	text: "Stel per artikel en magazijn een minimum in, krijg op tijd bericht en bestel meteen vanuit de waarschuwing.",
	audience: "Voorraadadministratie, inkoop, verkopers",
	ready: ["Gemiddelde verkoop per dag van uw hoofdartikelen", "Aantal dagen van bestelling tot levering"],
	steps: [
		{
			do: "Neem eerst uw twintig bestverkochte artikelen. Minimum: verkoop per dag maal wachtdagen, plus een reserve.",
			see: "Bijvoorbeeld 4 dozen doppen per dag, 8 dagen, 8 in reserve: het minimum is 40 dozen.",
		},
		{
			do: "Open Voorraad, open het artikel, vul het minimum per magazijn in en klik op “Opslaan”.",
			see: "Het minimum staat naast wat er nog is.",
		},
		{
			do: "Kies wie bericht krijgt.",
			see: "Zakt de voorraad eronder, dan krijgt die persoon bericht, op web en telefoon.",
		},
		{
			do: "Open elke ochtend “Bijna op”.",
			see: "Per regel: over, minimum, al besteld.",
		},
		{
			do: "Vink aan wat u koopt en klik op “Inkoopaanvraag maken”.",
			see: "Het voorstel brengt u weer boven het minimum.",
		},
		{
			do: "Bekijk de minima elke drie maanden opnieuw.",
			see: "Wat langzaam verkoopt, geeft geen vals alarm meer.",
		},
	],
	mistake: {
		what: "Duizend artikelen met een minimum geven elke ochtend honderden berichten, en niemand leest ze.",
		remedy: "Begin met twintig. Haal bij seizoensartikelen het minimum na het seizoen weg.",
	},
} satisfies GuideText;
