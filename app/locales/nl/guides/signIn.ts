import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Inloggen, wachtwoord en telefoon",
	text: "Uw eerste wachtwoord kiezen, een vergeten wachtwoord vervangen, op de telefoon inloggen, en wat u bij verlies meteen doet.",
	audience: "Iedereen",
	ready: ["Het e-mailadres waarop u bent uitgenodigd", "Uw telefoon, als u ook onderweg wilt werken"],
	steps: [
		{
			do: "Open de uitnodiging, volg de link en kies een wachtwoord. Lang en makkelijk te onthouden is beter dan kort en ingewikkeld.",
			see: "U bent ingelogd en ziet uw eigen werk.",
		},
		{
			do: "Vergeten? Klik op de inlogpagina op “Wachtwoord vergeten” en vul uw e-mailadres in.",
			see: "U krijgt een e-mail met een link. Zo niet, kijk dan bij de ongewenste post.",
		},
		{
			do: "Volg de link en kies een nieuw wachtwoord.",
			see: "Het oude werkt niet meer.",
		},
		{
			do: "Op de telefoon: open de inlogpagina en log in met hetzelfde e-mailadres en wachtwoord.",
			see: "Dezelfde gegevens, passend op uw scherm: orders goedkeuren, voorraad opzoeken, rapporten lezen.",
		},
		{
			do: "Telefoon kwijt? Laat de beheerder uw account blokkeren en kies op een ander apparaat een nieuw wachtwoord.",
			see: "Met de verloren telefoon komt niemand er meer in.",
		},
	],
	mistake: {
		what: "Na een paar foute pogingen leent u het account van een collega.",
		remedy:
			"“Wachtwoord vergeten” kost twee minuten. Komt u niet meer in uw werkmail, vraag dan een uitnodiging op een ander adres.",
	},
} satisfies GuideText;
