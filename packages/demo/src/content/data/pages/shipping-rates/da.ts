import type { Article } from '../../../writing/article.ts';

export const shippingRatesDa: Article = {
  title: 'Fragtpriser',
  intro:
    'Hvad en pakke koster, afhænger af, hvor den skal hen, og hvor meget den vejer. Reb vejer mere, end man tror, så her er hele tabellen.',
  metaDescription:
    'Fragtpriser hos {brand} efter land, fragtfirma og vægt, fra hvilket beløb fragten er gratis, og hvor hurtigt dit reb og din snor er fremme.',
  blocks: [
    { insert: 'shippingRates' },
    { heading: 'Sådan regner vi' },
    'Kurven lægger vægten af hver meter og hvert spænde sammen og viser prisen til dit land, før du har skrevet en adresse. Hundrede meter snor på 4 mm vejer mindre end en pose sukker; en rulle reb på 12 mm er en anden sag. Det, der er for tungt til én pakke, rejser i to, og så betaler du for to.',
    'Hvor tabellen nævner et beløb, er fragten gratis, når varerne efter rabat koster så meget eller mere.',
    { heading: 'Hjem til dig eller til et udleveringssted' },
    'Levering til døren passer fint, hvis nogen er hjemme. Et udleveringssted eller en pakkeboks er som regel billigere, og så venter pakken på dig i stedet for omvendt. Du vælger, når du går til kassen, og ser kun steder, der kan tage en pakke på størrelse med din.',
    { heading: 'Hent selv' },
    'Det koster ikke noget at hente ordren på vores lager i Nederlandene. Den er klar næste hverdag, og vi skriver til dig, når den er. Vil du se farverne først, kan du [booke en tid i showroomet](page:showroom).',
    { heading: 'Hvornår den er fremme' },
    {
      list: [
        'Ordrer, der kommer på en hverdag før kl. {cutOffHour}, skærer og pakker vi samme dag, og så går de videre til fragtfirmaet.',
        'På varens side og i kurven står de dage, hvor pakken bør komme. Weekender og nederlandske helligdage er regnet med.',
        'Når pakken er på vej, får du et link på e-mail, så du kan følge den.',
      ],
    },
    { heading: 'Uden for EU' },
    'Eksport sender vi uden nederlandsk moms. Dit land kan opkræve told og importmoms, og fragtfirmaet et gebyr for at klare det; de udgifter er dine. Til Storbritannien opkræver vi selv den britiske moms op til importgrænsen; over den opkræves momsen af fragtfirmaet, og det gør vi opmærksom på ved kassen. Læs mere under [med eller uden moms](page:withOrWithoutVat).',
    {
      note: 'Har din pakke stået stille i tre hverdage? [Skriv til os](page:contact), så finder vi ud af, hvor den er.',
    },
  ],
};
