import type { Article } from '../../../writing/article.ts';

export const paymentMethodsSv: Article = {
  title: 'Betalningssätt',
  intro: 'Betala som du brukar. Vilka sätt du ser beror på land och valuta, och inget av dem kostar extra.',
  metaDescription:
    'Så betalar du hos {brand}: iDEAL, Bancontact, kort, PayPal, Klarna, banköverföring och presentkort, och vad du gör om en betalning misslyckas.',
  blocks: [
    { insert: 'paymentMethods' },
    { heading: 'Betalningssätten i korthet' },
    {
      facts: [
        ['iDEAL', 'Du godkänner beloppet i din nederländska banks app och vi får veta det direkt.'],
        ['Bancontact', 'För belgiska kort, i appen eller med kortnummer och kortläsare.'],
        ['Kort', 'Bankkort och kreditkort. Din bank kan be dig godkänna köpet i sin app.'],
        ['PayPal', 'Från saldo, kort eller bankkonto, utan att vi ser något av det.'],
        [
          'Klarna',
          'Betala senare eller i delar där Klarna erbjuder det. Klarna beslutar själv och har egna villkor; läs dem först.',
        ],
        [
          'Banköverföring',
          'I euro. Vi lägger undan din lina och kapar den när pengarna har kommit, så räkna med några dagar till.',
        ],
        [
          'Presentkort',
          'Skriv in koden i varukorgen. Det som kortet inte täcker betalar du på annat sätt; det som blir över finns kvar på kortet.',
        ],
      ],
    },
    { heading: 'Är det säkert?' },
    'Du betalar på en sida hos vår betalleverantör över en krypterad anslutning. Kortnummer och bankuppgifter når aldrig oss, så vi kan inte heller tappa bort dem.',
    { heading: 'Om en betalning misslyckas' },
    'Ingenting går förlorat. Varukorgen är som den var och du kan försöka igen eller välja ett annat sätt. Har banken ändå dragit pengarna och du inte har fått någon bekräftelse efter en timme, [skriv till oss](page:contact) med klockslag och belopp. Vi undersöker saken, och ingen order betalas två gånger.',
    { heading: 'Minsta order, rabatter och företag' },
    'Du kan beställa från {minimumOrder} i varor. Rabattkoder skriver du in i varukorgen innan du betalar. Företag anger namn och momsregistreringsnummer i kassan; vad det betyder för summan står under [med eller utan moms](page:withOrWithoutVat). Beställer du ofta, titta också på sidan om [grossistköp](page:wholesale).',
    { heading: 'Återbetalningar' },
    'Pengarna går tillbaka samma väg som de kom: till kortet, kontot eller presentkortet. Hur lång tid det tar står under [returer](page:returns).',
  ],
};
