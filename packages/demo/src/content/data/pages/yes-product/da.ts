import type { Article } from '../../../writing/article.ts';

export const yesProductDa: Article = {
  title: 'Ja, {productWord}!',
  intro:
    'En kappe, syv strenge og næsten ingenting, man ikke kan lave af dem. Hvad {productWord} er, hvilken tykkelse der duer til hvad, og hvordan du går i gang i aften.',
  metaDescription:
    'Hvad {productWord} er, og hvad du kan lave af det: typerne sammenlignet, idéer fra armbånd til hundesnor, dit første armbånd i fire trin og pleje.',
  blocks: [
    { heading: 'Hvad det er' },
    'Skær et stykke op: en flettet nylonkappe, og inden i den et bundt tynde, snoede strenge. Det er hele hemmeligheden. Strengene bærer, kappen beskytter dem, og fordi det hele er nylon, er snoren smidig, giver lidt efter ved et ryk og tørrer hurtigt. Navnet kommer fra faldskærmen, på engelsk parachute: Dens liner blev lavet sådan.',
    { heading: 'Familien' },
    {
      table: {
        head: ['Type', 'Tykkelse', 'Strenge', 'Lavet til'],
        rows: [
          ['95, type I', '2 mm', '1', 'fine smykker, lynlåstræk, teltliner'],
          ['425, type II', '3 mm', '4', 'smalle armbånd, nøglesnore, børnehænder'],
          ['550, type III', '4 mm', '7', 'næsten alt'],
          ['750, type IV', '5 mm', '11', 'snore til stærke hunde, håndtag, bæreremme'],
        ],
      },
    },
    'Det store tal er brudstyrken i pund: En 550-snor springer ved omkring 250 kilo, hvis den er ny, tør og uden knuder. Endnu tyndere er microcord og nanocord, til perler, omvikling og pynt.',
    { heading: 'Hvad du kan lave af det' },
    {
      list: [
        'Armbånd, nøgleringe og urremme; i et [sæt](category:diyKits) er der alt til det første.',
        'Snore, halsbånd og langliner til hunde.',
        'Nøglesnore, kameraremme, taskehanke.',
        'Stramt viklede greb til knive, værktøj og vandrestave.',
        'Barduner, man kan se om natten, af snor med reflekstråd.',
        'Ophæng til tarps, flaskeholdere, planteophæng.',
      ],
    },
    { heading: 'Dit første armbånd' },
    {
      steps: [
        'Mål dit håndled, og læg to centimeter til. Tag tre meter 550 og et [klikspænde](category:accessories).',
        'Læg snoren dobbelt, træk løkken gennem den ene halvdel af spændet og begge ender gennem den anden. Afstanden mellem dem er dit mål.',
        'Bind flade knuder om de to midterste snore, hele tiden skiftevis fra venstre og højre. Skub hver knude tæt op til den forrige.',
        'Når du når spændet, klipper du enderne af på tre millimeter og smelter dem forsigtigt med en lighter. Tryk dem flade med et knivsblad, ikke med fingeren.',
      ],
    },
    { heading: 'Godt at vide' },
    {
      list: [
        'Nylon krymper lidt i første vask. Læg snoren til et halsbånd i blød først, og lad den tørre.',
        'Snavset? Lunkent vand, mild sæbe, frisk luft. Ingen tørretumbler, intet blegemiddel.',
        'Med en [flettenål](category:diyTools) på enden går snoren gennem stramme knuder uden bandeord.',
      ],
    },
    {
      note: '{brand} sælger mange stærke snore, men denne er ikke klatreudstyr: Den er ikke lavet til at holde mennesker.',
    },
    'Hvilken farve? Det er den svære del. Begynd i [afdelingen {productWord}](category:mainCord), eller læs videre i [bloggen](blog:).',
  ],
};
