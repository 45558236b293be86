import type { FaqTexts } from '../faq-keys.ts';

export const shippingNl: FaqTexts<'shipping'> = {
  'when-delivered': {
    question: 'Wanneer komt mijn pakket aan?',
    answer: [
      'Wat je op een werkdag vóór {cutOffHour} uur bestelt, vertrekt dezelfde dag uit ons magazijn. Daarna hangt het van de afstand af: dichtbij een dag of twee, verder weg tot een week. Op de productpagina en in de winkelwagen staan de verwachte dagen voor jouw land; weekenden en feestdagen zijn al meegerekend. Betaal je per overschrijving, dan snijden we zodra het geld binnen is.',
    ],
  },
  'shipping-cost': {
    question: 'Wat kost verzending?',
    answer: [
      'Dat hangt af van het land en het gewicht. Paracord voor een armband past in een klein pakje; vijftig meter touw van 12 mm weegt ruim drie kilo en dat zie je aan de prijs. Het bedrag staat in de winkelwagen nog voordat je een adres invult, en vanaf een bepaalde waarde is verzenden gratis. De hele tabel, met afhaalpunten en thuisbezorging, vind je bij [verzendkosten](page:shippingRates).',
    ],
  },
  customs: {
    question: 'Hoe zit het met de douane in het VK, Noorwegen en Zwitserland?',
    answer: [
      'Deze pakketten versturen we zonder Nederlandse btw, met op het douaneformulier het tariefnummer van elk artikel.',
      {
        list: [
          '**Verenigd Koninkrijk:** bij kleine bestellingen rekenen we zelf de Britse btw en komt er niets meer bij. Boven de invoergrens int de vervoerder die; dat melden we bij het afrekenen.',
          '**Noorwegen en Zwitserland:** invoerbelasting betaal je bij aankomst, vaak met kosten van de vervoerder erbij.',
        ],
      },
      'Die kosten zijn voor jou; bestellingen bundelen kan dus lonen. Meer lees je bij [met of zonder btw](page:withOrWithoutVat).',
    ],
  },
  tracking: {
    question: 'Waar is mijn pakket?',
    answer: [
      'Zodra het vertrekt, krijg je een e-mail met een volglink. De eerste avond laat die soms nog niets zien: de vervoerder kent het pakket pas als het in het depot is gescand. Bij bestellingen in je account staat dezelfde link. Staat je pakket drie werkdagen stil, of is het volgens de vervoerder bezorgd en ligt het nergens, [laat het ons weten](page:contact). Wij gaan zoeken; dat hoef jij niet te doen.',
    ],
  },
  'collect-order': {
    question: 'Kan ik mijn bestelling ophalen?',
    answer: [
      'Ja, gratis, in ons magazijn. Kies bij het afrekenen voor afhalen; je bestelling ligt de volgende werkdag klaar en je krijgt bericht zodra het zover is. Neem je bestelnummer mee. Wil je liever eerst kleuren zien en ze dan pas laten snijden, [maak dan een afspraak in de showroom](page:showroom): dan heb je de tafel en de rollen voor jezelf.',
    ],
  },
};
