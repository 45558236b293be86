import type { Article } from '../../../writing/article.ts';

export const whyBuyDa: Article = {
  title: 'Hvorfor købe hos {brand}',
  intro:
    'Der hænger en rulle snor i ethvert byggemarked. Her er seks grunde til at købe din hos folk, der ikke laver andet.',
  metaDescription:
    'Seks grunde til at købe snor hos {brand}: rigtige farver og prøver, klar brudstyrke, meterpris, ét stykke, hurtig forsendelse og gode råd.',
  blocks: [
    { heading: '1. Den farve, du havde i tankerne' },
    'Rød er ikke bare rød. Med {colourCount} typer og farver af {productWord} og {cordCount} snore og reb i alt er din efter al sandsynlighed imellem: ensfarvet, stribet, med ruder, camouflage, reflekterende eller selvlysende. I tvivl? Bestil en prøve på ti centimeter, og hold den op imod.',
    { heading: '2. Du ved, om den holder' },
    'Tykkelse, materiale, konstruktion og brudstyrke står ved hver snor, og du kan filtrere efter dem. Er noget *ikke* beregnet til et formål, for eksempel klatring, siger vi det ligeud.',
    { heading: '3. Du ved, hvad den koster' },
    'Ved siden af hver pris står meterprisen, så du kan sammenligne ti og hundrede meter med et enkelt blik. Større mængder koster mindre, og varens side viser, fra hvor mange. [Fragtpriserne](page:shippingRates) ligger også frit fremme.',
    { heading: '4. Din længde, i ét stykke' },
    'Vi skærer fra rullen, så der er ingen samlinger. Varens side fortæller, hvor langt det længste stykke på lager er, før du bygger et helt projekt på det.',
    { heading: '5. Hurtigt på vej' },
    'Det, du bestiller på en hverdag før kl. {cutOffHour}, går som regel af sted samme dag. Bor du i nærheden? Det er gratis at hente på lageret.',
    { heading: '6. Svar fra folk, der selv knytter' },
    'Hvilken karabinhage til en labrador, hvor mange meter til et bredt armbånd: [spørg os](page:contact). Meget står allerede i [bloggen](blog:) og under [ofte stillede spørgsmål](faq:). Mere end {customerCount} kunder har allerede haft glæde af det.',
    { heading: 'I tal' },
    {
      facts: [
        ['Mindste ordre', 'varer for {minimumOrder}'],
        ['Returret', '{returnDays} dage, se [returnering](page:returns)'],
        ['Betaling', 'som du plejer, se [betalingsmetoder](page:paymentMethods)'],
        ['Gavekort', 'fra {giftCardMinimum} til {giftCardMaximum}, alle beløb derimellem'],
      ],
    },
  ],
};
