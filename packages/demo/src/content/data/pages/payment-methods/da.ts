import type { Article } from '../../../writing/article.ts';

export const paymentMethodsDa: Article = {
  title: 'Betalingsmetoder',
  intro:
    'Betal, som du plejer. Hvilke metoder du ser, afhænger af land og valuta, og ingen af dem koster ekstra.',
  metaDescription:
    'Sådan betaler du hos {brand}: iDEAL, Bancontact, kort, PayPal, Klarna, bankoverførsel og gavekort, og hvad du gør, hvis en betaling slår fejl.',
  blocks: [
    { insert: 'paymentMethods' },
    { heading: 'Metoderne kort fortalt' },
    {
      facts: [
        ['iDEAL', 'Du godkender beløbet i din nederlandske banks app, og vi ved det med det samme.'],
        ['Bancontact', 'Til belgiske kort, i appen eller med kortnummer og kortlæser.'],
        ['Kort', 'Debet- og kreditkort. Din bank kan bede dig godkende betalingen i sin app.'],
        ['PayPal', 'Fra saldo, kort eller bankkonto, uden at vi ser nogen af delene.'],
        [
          'Klarna',
          'Betal senere eller i rater, hvor Klarna tilbyder det. Klarna bestemmer selv og har egne vilkår; læs dem først.',
        ],
        [
          'Bankoverførsel',
          'I euro. Vi lægger din snor til side og skærer den, når pengene er kommet, så regn med et par dage mere.',
        ],
        [
          'Gavekort',
          'Skriv koden i kurven. Det, kortet ikke dækker, betaler du på anden måde; det, der er tilovers, bliver stående på kortet.',
        ],
      ],
    },
    { heading: 'Er det sikkert?' },
    'Du betaler på en side hos vores betalingsudbyder over en krypteret forbindelse. Kortnumre og bankoplysninger når aldrig frem til os, så vi kan heller ikke miste dem.',
    { heading: 'Hvis en betaling slår fejl' },
    'Intet går tabt. Kurven er, som den var, og du kan prøve igen eller vælge en anden metode. Har banken alligevel trukket pengene, og har du ingen bekræftelse efter en time, så [send os](page:contact) tidspunkt og beløb. Vi undersøger det, og ingen ordre bliver betalt to gange.',
    { heading: 'Mindstekøb, rabatter og erhverv' },
    'Du kan bestille fra {minimumOrder} i varer. Rabatkoder skriver du i kurven, før du betaler. Virksomheder oplyser navn og momsnummer ved kassen; hvad det betyder for beløbet, står under [med eller uden moms](page:withOrWithoutVat). Bestiller du tit, så se også siden om [engroskøb](page:wholesale).',
    { heading: 'Tilbagebetaling' },
    'Pengene går tilbage ad den vej, de kom: til kortet, kontoen eller gavekortet. Hvor lang tid det tager, står under [returnering](page:returns).',
  ],
};
