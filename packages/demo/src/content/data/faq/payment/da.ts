import type { FaqTexts } from '../faq-keys.ts';

export const paymentDa: FaqTexts<'payment'> = {
  'which-methods': {
    question: 'Hvordan kan jeg betale?',
    answer: [
      'Det kommer an på land og valuta: iDEAL i Nederlandene, Bancontact i Belgien og næsten overalt kort, PayPal eller Klarna. Du kan også overføre i euro eller bruge et gavekort. Ingen af dem koster ekstra, og ved kassen ser du kun det, der virker for dig. Detaljerne står under [betalingsmetoder](page:paymentMethods).',
    ],
  },
  'price-per-metre': {
    question: 'Hvorfor afhænger meterprisen af længden?',
    answer: [
      'Fordi det tager lige så lang tid at skære, rulle op og sætte mærke på fem meter som på hundrede. På et kort stykke fordeles arbejdet på få meter, på et langt på mange, og derfor er meteren billigst i den længste længde. Meterprisen står ved hver længde, så det er let at sammenligne. Mønstre koster lidt mere end ensfarvet, og refleksgarn og selvlysende garn er dyrere i indkøb.',
    ],
  },
  'quantity-discount': {
    question: 'Betaler jeg mindre, når jeg bestiller mere?',
    answer: [
      'Ja, på to måder. Tager du den samme vare flere gange, falder stykprisen; trinnene står på varens side. Derudover giver kurven rabat på hele ordren fra et vist beløb og viser, hvor meget der mangler til næste trin. Begge dele sker af sig selv, uden kode. Har du jævnligt brug for hele ruller, så se under [engros](page:wholesale).',
    ],
  },
  'payment-failed': {
    question: 'Min betaling gik ikke igennem. Hvad nu?',
    answer: [
      'Der er ikke gået noget tabt: kurven er, som den var. Prøv igen, eller vælg en anden betalingsmetode. Ofte blev bankens app lukket for tidligt, eller kortet har en daglig grænse. Er pengene trukket, uden at du har fået en bekræftelse inden for en time, så [skriv til os](page:contact) med klokkeslæt og beløb. Vi finder betalingen, og en ordre bliver aldrig trukket to gange.',
    ],
  },
  'gift-card': {
    question: 'Hvordan virker et gavekort?',
    answer: [
      'Du vælger et beløb mellem {giftCardMinimum} og {giftCardMaximum}, skriver et par ord, og så sender vi kortet på e-mail til den, der skal have lov at vælge en farve. Koden skrives i kurven. Koster ordren mere, betales resten på anden vis; koster den mindre, bliver resten stående på kortet. Momsen betales først af det, kortet bruges til.',
    ],
  },
};
