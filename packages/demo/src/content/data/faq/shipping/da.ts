import type { FaqTexts } from '../faq-keys.ts';

export const shippingDa: FaqTexts<'shipping'> = {
  'when-delivered': {
    question: 'Hvornår kommer min pakke?',
    answer: [
      'Det, du bestiller på en hverdag før kl. {cutOffHour}, forlader vores lager samme dag. Derefter bestemmer afstanden: tæt på en dag eller to, længere væk op til en uge. På varens side og i kurven står de forventede dage for dit land, og weekender og nederlandske helligdage er regnet med. Betaler du med overførsel, skærer vi, når pengene er her.',
    ],
  },
  'shipping-cost': {
    question: 'Hvad koster fragten?',
    answer: [
      'Det kommer an på land og vægt. Paracord til et armbånd kan være i en lille pakke; halvtreds meter reb på 12 mm vejer over tre kilo, og det kan ses på prisen. Du ser beløbet i kurven, før du har skrevet en adresse, og fra en vis ordreværdi er fragten gratis. Hele tabellen med udleveringssteder og levering til døren står under [fragtpriser](page:shippingRates).',
    ],
  },
  customs: {
    question: 'Hvad med told i Storbritannien, Norge og Schweiz?',
    answer: [
      'De pakker sender vi uden nederlandsk moms og med hver vares toldtarifnummer på tolddeklarationen.',
      {
        list: [
          '**Storbritannien:** på små ordrer opkræver vi selv den britiske moms, og så kommer der ikke mere. Over importgrænsen opkræves den af fragtfirmaet; det gør vi opmærksom på ved kassen.',
          '**Norge og Schweiz:** importmomsen betales ved ankomsten, ofte med et gebyr fra fragtfirmaet.',
        ],
      },
      'De udgifter er dine, så det kan betale sig at samle ordrer. Læs mere under [med eller uden moms](page:withOrWithoutVat).',
    ],
  },
  tracking: {
    question: 'Hvor er min pakke?',
    answer: [
      'Når den forlader os, får du en e-mail med et link, så du kan følge den. Den første aften viser linket måske ikke noget: fragtfirmaet kender først pakken, når den er scannet på terminalen. Det samme link står ved ordren på din konto. Har pakken stået stille i tre hverdage, eller er den meldt leveret uden at være der, så [skriv til os](page:contact). Eftersøgningen tager vi os af.',
    ],
  },
  'collect-order': {
    question: 'Kan jeg hente min ordre selv?',
    answer: [
      'Ja, gratis, på vores lager i Nederlandene. Vælg afhentning ved kassen; ordren er klar næste hverdag, og vi skriver, når den er. Tag ordrenummeret med. Vil du hellere se farverne først og så få dem skåret, kan du [booke en tid i showroomet](page:showroom): så har du bordet og rullerne for dig selv.',
    ],
  },
};
