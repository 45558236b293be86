import type { Article } from '../../../writing/article.ts';

export const aboutSv: Article = {
  title: 'Om {brand}',
  intro:
    'Bowline är det engelska namnet på pålstek: en ögla som håller för vilken last som helst och lossnar med en tryckning av tummen. Det gillade vi så mycket att vi döpte en repbutik efter den.',
  metaDescription:
    'Vilka står bakom {brand}? Ett lager i Nederländerna med en vägg full av rullar, lina kapad i din längd, ärliga siffror och folk som själva knyter.',
  blocks: [
    { heading: 'Det vi gör' },
    'Vi köper lina på rulle och rep på trumma och säljer båda per meter. På väggen i vårt lager i Nederländerna har allt sin krok: {productWord} i fler färger än någon av oss kan rabbla upp, rep till koppel och båtar, bomull och jute att knyta med, [BioThane](category:biothane), [läder](category:leather) och alla spännen, ringar och hakar som gör en bit lina till en sak.',
    { insert: 'catalogueClaims' },
    { heading: 'Det som händer med din beställning' },
    'Här ligger inget färdigt i påse. När din beställning kommer tar någon ner rullen från väggen, mäter upp din längd utan att sträcka den, kapar med het klinga så att ändarna inte fransar sig och rullar ihop den för hand. Det tar lite längre tid än att plocka ett paket från hyllan. I gengäld betalar du aldrig för fem meter för mycket.',
    { heading: 'Det vi står för' },
    {
      list: [
        '**Riktiga färger.** Varje bild är ritad efter just den linans egenskaper, och du kan beställa ett prov av varje färg innan du bestämmer dig.',
        '**Siffror som går att kontrollera.** Tjocklek, material och brottstyrka står vid varje lina, och meterpriset bredvid varje pris.',
        '**I ett stycke.** Dina meter kommer i en enda längd. Finns det inte så många kvar på rullen står det på produktsidan innan du beställer.',
        '**Lite spill.** Spillbitar blir prover, och rep som har gjort sitt [kommer tillbaka till oss](page:recycling).',
      ],
    },
    { heading: 'Vilka du har att göra med' },
    'Ett litet gäng som arbetar där linorna hänger: den som svarar på din fråga på förmiddagen kapar kanske din beställning på eftermiddagen. Och på bordet ligger alltid någons halvfärdiga koppel. Du kan [skriva eller ringa](page:contact), eller komma och titta på väggen [efter överenskommelse](page:showroom).',
    {
      note: '{brand} är en demonstrationsbutik. Varorna beskrivs som i en riktig butik, men {legalName} är ett påhittat företag; läs mer i [företagsinformationen](page:imprint).',
    },
    { heading: 'Familjen' },
    'Tre andra butiker gör för sina material vad vi gör för rep.',
    { insert: 'sisterShops' },
  ],
};
