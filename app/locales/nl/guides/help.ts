import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Snel hulp krijgen",
	text: "Wie u belt, wanneer, en wat u zegt om meteen begrepen te worden. Eén schermafbeelding scheelt vaak het halve gesprek.",
	audience: "Iedereen",
	ready: ["Het nummer van het stuk of de code waar u vastloopt", "Een afbeelding van het hele scherm"],
	steps: [
		{
			do: "Schrijf op wat u deed: welk scherm, waar u klikte, wat u verwachtte.",
			see: "U hebt drie zinnen om voor te lezen.",
		},
		{
			do: "Maak een schermafbeelding van het hele scherm, met de foutmelding.",
			see: "Daarop staan schermnaam, nummer en tijd.",
		},
		{
			do: "Zit een hele afdeling vast, bel dan {{brandPhone}}. Kan het wachten, mail dan naar {{brandEmail}}.",
			see: "Hulp in het Vietnamees, {{supportHours}}. Tijdens kantooruren reageert iemand binnen {{supportReplyMinutes}} minuten.",
		},
		{
			do: "Volg de stappen en probeer het opnieuw voordat u ophangt.",
			see: "Het werkt tijdens het gesprek, of u weet wanneer het werkt.",
		},
		{
			do: "Vraag hoe u het voorkomt en schrijf dat op voor uw afdeling.",
			see: "De volgende lost het zelf op.",
		},
	],
	mistake: {
		what: "U schrijft “de software is stuk” en wacht.",
		remedy:
			"Stuur het nummer en de afbeelding meteen mee. Stuur nooit een wachtwoord: wij vragen er niet om.",
	},
} satisfies GuideText;
