import type { Article } from '../../../writing/article.ts';

export const whyBuyNl: Article = {
  title: 'Waarom kopen bij {brand}',
  intro:
    'Elke bouwmarkt heeft wel ergens een klos touw hangen. Zes redenen om het jouwe te halen bij mensen die niets anders doen.',
  metaDescription:
    'Zes redenen om touw bij {brand} te kopen: echte kleuren en proefstukjes, duidelijke sterkte, prijs per meter, uit één stuk, snel verzonden, goed advies.',
  blocks: [
    { heading: '1. De kleur die je in je hoofd had' },
    'Rood is niet zomaar rood. Met {colourCount} soorten en kleuren {productWord} en {cordCount} touwen en koorden in totaal is de kans groot dat de jouwe erbij is: effen, gestreept, diamant, camouflage, reflecterend of lichtgevend. Twijfel je? Bestel een proefstukje van tien centimeter en houd het ernaast.',
    { heading: '2. Je weet of het houdt' },
    'Dikte, materiaal, constructie en breeksterkte staan bij elk koord, en je kunt erop filteren. Is iets ergens *niet* voor bedoeld, bijvoorbeeld om mee te klimmen, dan zeggen we dat gewoon.',
    { heading: '3. Je weet wat het kost' },
    'Naast elke prijs staat de prijs per meter, zodat je tien en honderd meter in één oogopslag vergelijkt. Grotere aantallen zijn voordeliger; op de productpagina zie je vanaf hoeveel. Ook de [verzendkosten](page:shippingRates) staan open en bloot op de site.',
    { heading: '4. Jouw lengte, uit één stuk' },
    'We snijden van de rol, dus er zit nooit een las in. Op de productpagina lees je wat het langste stuk op voorraad is, vóór je er een project omheen bedenkt.',
    { heading: '5. Snel onderweg' },
    'Bestel je op een werkdag vóór {cutOffHour} uur, dan gaat je pakket meestal dezelfde dag mee. Woon je in de buurt? Afhalen bij het magazijn is gratis.',
    { heading: '6. Antwoord van mensen die zelf knopen' },
    'Welke haak voor een labrador, hoeveel meter voor een brede armband: [vraag het ons](page:contact). Veel staat al in de [blog](blog:) en bij de [veelgestelde vragen](faq:). Meer dan {customerCount} klanten gingen je voor.',
    { heading: 'In cijfers' },
    {
      facts: [
        ['Minimale bestelling', '{minimumOrder} aan artikelen'],
        ['Bedenktijd', '{returnDays} dagen, zie [retourneren](page:returns)'],
        ['Betalen', 'zoals je gewend bent, zie [betaalmethoden](page:paymentMethods)'],
        ['Cadeaubonnen', 'van {giftCardMinimum} tot {giftCardMaximum}, elk bedrag ertussenin'],
      ],
    },
  ],
};
