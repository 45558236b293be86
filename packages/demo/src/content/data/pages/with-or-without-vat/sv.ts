import type { Article } from '../../../writing/article.ts';

export const withOrWithoutVatSv: Article = {
  title: 'Med eller utan moms',
  intro:
    'Som privatperson vill du se vad du betalar, som företag vad du bokför. Här byter du hur priserna visas. Det du ska betala är detsamma.',
  metaDescription:
    'Visa priserna hos {brand} med eller utan moms och läs vilken moms som gäller: i Nederländerna, i EU, för företag, i Storbritannien och utanför.',
  blocks: [
    { insert: 'vatSwitch' },
    { heading: 'Det du ser' },
    'De flesta av våra butiker visar priser med moms; den svenska och den amerikanska visar dem utan. Intill varje pris står det med liten text vad som gäller. Frakten ingår aldrig i en varas pris: den har en egen rad i varukorgen, liksom momsen.',
    { heading: 'Det du betalar' },
    'Momsen följer paketet. Det är landet vi levererar till som räknas, eller Nederländerna om du hämtar själv.',
    {
      table: {
        head: ['Leverans till', 'Privatperson', 'Företag med giltigt momsnummer'],
        rows: [
          ['Nederländerna', 'Nederländsk moms', 'Nederländsk moms, som går att få tillbaka'],
          [
            'Annat EU-land',
            'Moms enligt det landets sats',
            'Ingen moms: omvänd betalningsskyldighet, anges på fakturan',
          ],
          ['Storbritannien, liten order', 'Brittisk moms, som vi tar ut', 'Brittisk moms, som vi tar ut'],
          [
            'Storbritannien, över importgränsen',
            'Ingen moms från oss; transportören tar ut den',
            'Ingen moms från oss; transportören tar ut den',
          ],
          [
            'Norge, Schweiz, USA och övriga länder',
            'Ingen moms från oss; importavgifter kan tillkomma',
            'Ingen moms från oss; importavgifter kan tillkomma',
          ],
        ],
      },
    },
    'Satserna skiljer sig åt, och därför kan samma tio meter kosta lite mer i Danmark än i Tyskland. Ett presentkort köps utan moms; den ingår i det som betalas med kortet.',
    { heading: 'Beställa som företag' },
    {
      steps: [
        'Kryssa för *företagsorder* bland dina uppgifter i kassan.',
        'Skriv in företagsnamn och momsregistreringsnummer med landsbokstäver. Vi ser direkt om numret är rätt uppbyggt och slår upp det i EU:s register när det svarar.',
        'Titta på summan innan du betalar: så kommer den att stå på fakturan.',
      ],
    },
    'Svarar registret inte gäller dess senast kända svar, och vi går igenom ordern för hand. Beloppet du har sett ändras inte i efterhand utan att du godkänner det.',
    {
      note: 'Råkade du beställa som privatperson? [Säg till](page:contact) innan paketet går i väg; en skickad faktura går inte att skriva om hur som helst.',
    },
  ],
};
