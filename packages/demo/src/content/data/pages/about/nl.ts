import type { Article } from '../../../writing/article.ts';

export const aboutNl: Article = {
  title: 'Over {brand}',
  intro:
    'Een bowline is de paalsteek: een lus die alles houdt en die je met één duim weer losduwt. Dat vonden we zo’n mooi idee dat we er een touwwinkel naar hebben genoemd.',
  metaDescription:
    'Wie zit er achter {brand}? Een magazijn in Nederland met een muur vol rollen, koord op jouw lengte gesneden en mensen die zelf knopen leggen.',
  blocks: [
    { heading: 'Wat we doen' },
    'We kopen koord per rol en touw per haspel, en verkopen het per meter. Aan de muur van ons magazijn in Nederland heeft alles een eigen plek: {productWord} in meer kleuren dan een van ons uit het hoofd kan opnoemen, touw voor hondenriemen en boten, katoen en jute om mee te knopen, [BioThane](category:biothane), [leer](category:leather) en alle gespen, ringen en haken die van een stuk touw een ding maken.',
    { insert: 'catalogueClaims' },
    { heading: 'Wat er met je bestelling gebeurt' },
    'Er ligt niets klaar in een zakje. Komt je bestelling binnen, dan pakt iemand de rol van de muur, meet jouw lengte af zonder eraan te trekken, snijdt die met een heet mes zodat de uiteinden niet rafelen, en rolt het geheel met de hand op. Dat duurt iets langer dan een pakje van de plank pakken. Daar staat tegenover dat je nooit vijf meter te veel betaalt.',
    { heading: 'Waar we voor staan' },
    {
      list: [
        '**Eerlijke kleuren.** Elke afbeelding is getekend naar de eigenschappen van precies dat koord, en van elke kleur kun je eerst een proefstukje bestellen.',
        '**Cijfers die kloppen.** Dikte, materiaal en breeksterkte staan bij elk koord, en naast elke prijs zie je de prijs per meter.',
        '**Uit één stuk.** Je krijgt je meters in één lengte. Zit er niet meer genoeg op de rol, dan lees je dat op de productpagina, vóór je bestelt.',
        '**Weinig afval.** Snijresten worden proefstukjes, en touw dat is uitgediend [komt bij ons terug](page:recycling).',
      ],
    },
    { heading: 'Met wie je te maken hebt' },
    'Met een klein team dat werkt waar het touw hangt: wie ’s ochtends je vraag beantwoordt, staat ’s middags misschien je bestelling te snijden. En op tafel ligt altijd wel iemands halve hondenriem. [Mail of bel ons](page:contact), of kom de muur zelf bekijken, [op afspraak](page:showroom).',
    {
      note: '{brand} is een demonstratiewinkel. De artikelen zijn beschreven zoals in een echte winkel, maar {legalName} is een verzonnen bedrijf; in het [colofon](page:imprint) lees je meer.',
    },
    { heading: 'De familie' },
    'Drie andere winkels doen voor hun materiaal wat wij voor touw doen.',
    { insert: 'sisterShops' },
  ],
};
