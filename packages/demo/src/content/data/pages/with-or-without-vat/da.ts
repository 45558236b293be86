import type { Article } from '../../../writing/article.ts';

export const withOrWithoutVatDa: Article = {
  title: 'Med eller uden moms',
  intro:
    'Som privat vil du se, hvad du betaler; som virksomhed, hvad du bogfører. Her skifter du, hvordan priserne vises. Det, du skylder, er det samme.',
  metaDescription:
    'Se priserne hos {brand} med eller uden moms, og læs, hvilken moms der gælder: i Nederlandene, i EU, for virksomheder, i Storbritannien og andre steder.',
  blocks: [
    { insert: 'vatSwitch' },
    { heading: 'Det, du ser' },
    'De fleste af vores butikker viser priser med moms; den amerikanske og den svenske viser dem uden. Ved hver pris står der med småt, hvad der gælder. Fragten er aldrig en del af varens pris: den har sin egen linje i kurven, og det har momsen også.',
    { heading: 'Det, du betaler' },
    'Momsen følger pakken. Det er landet, vi leverer til, der tæller, eller Nederlandene, hvis du selv henter.',
    {
      table: {
        head: ['Levering til', 'Privat', 'Virksomhed med gyldigt momsnummer'],
        rows: [
          ['Nederlandene', 'Nederlandsk moms', 'Nederlandsk moms, som kan søges tilbage'],
          [
            'Et andet EU-land',
            'Moms efter landets egen sats',
            'Ingen moms: omvendt betalingspligt, noteret på fakturaen',
          ],
          ['Storbritannien, lille ordre', 'Britisk moms, opkrævet af os', 'Britisk moms, opkrævet af os'],
          [
            'Storbritannien, over importgrænsen',
            'Ingen moms fra os; den opkræves af fragtfirmaet',
            'Ingen moms fra os; den opkræves af fragtfirmaet',
          ],
          [
            'Norge, Schweiz, USA og andre lande',
            'Ingen moms fra os; der kan komme importafgift',
            'Ingen moms fra os; der kan komme importafgift',
          ],
        ],
      },
    },
    'Satserne er forskellige, og derfor kan de samme ti meter koste lidt mere i Danmark end i Tyskland. Et gavekort købes uden moms; den ligger i det, der senere betales med kortet.',
    { heading: 'Bestil som virksomhed' },
    {
      steps: [
        'Sæt kryds ved *erhvervsordre* sammen med dine oplysninger ved kassen.',
        'Skriv firmanavn og momsnummer med landets bogstaver. Vi ser straks, om nummeret er rigtigt bygget op, og slår det op i det europæiske register, når det svarer.',
        'Se på beløbet, før du betaler: sådan kommer det til at stå på fakturaen.',
      ],
    },
    'Svarer registret ikke, gælder det seneste svar, vi kender, og vi ser ordren igennem i hånden. Det beløb, du har set, ændrer sig ikke bagefter, uden at du siger ja.',
    {
      note: 'Kom du til at bestille privat? [Sig til](page:contact), før pakken går af sted; en faktura, der er sendt, kan ikke bare skrives om.',
    },
  ],
};
