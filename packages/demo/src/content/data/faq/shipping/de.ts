import type { FaqTexts } from '../faq-keys.ts';

export const shippingDe: FaqTexts<'shipping'> = {
  'when-delivered': {
    question: 'Wann kommt mein Paket an?',
    answer: [
      'Was du an einem Arbeitstag vor {cutOffHour} Uhr bestellst, verlässt unser Lager am selben Tag. Danach entscheidet die Entfernung: nebenan ein, zwei Tage, weiter weg bis zu einer Woche. Auf der Produktseite und im Warenkorb stehen die erwarteten Tage für dein Land; Wochenenden und niederländische Feiertage sind eingerechnet. Zahlst du per Überweisung, schneiden wir, sobald das Geld da ist.',
    ],
  },
  'shipping-cost': {
    question: 'Was kostet der Versand?',
    answer: [
      'Das hängt von Land und Gewicht ab. Paracord für ein Armband passt in ein kleines Päckchen; fünfzig Meter 12-mm-Seil wiegen über drei Kilo, und das merkt man am Porto. Den Betrag siehst du im Warenkorb, noch bevor du eine Adresse eingibst, und ab einem gewissen Warenwert entfällt er. Die ganze Tabelle mit Abholstellen und Hauszustellung steht unter [Versandkosten](page:shippingRates).',
    ],
  },
  customs: {
    question: 'Wie ist das mit dem Zoll in Großbritannien, Norwegen und der Schweiz?',
    answer: [
      'Diese Pakete verschicken wir ohne niederländische Mehrwertsteuer; auf der Zollerklärung steht die Warennummer jedes Artikels.',
      {
        list: [
          '**Vereinigtes Königreich:** Bei kleinen Bestellungen berechnen wir die britische Mehrwertsteuer selbst, mehr kommt nicht hinzu. Über der Einfuhrgrenze erhebt sie der Versanddienst; die Kasse weist darauf hin.',
          '**Norwegen und Schweiz:** Die Einfuhrsteuer zahlst du bei der Ankunft, oft mit einer Gebühr des Versanddienstes.',
        ],
      },
      'Diese Kosten trägst du; gesammelt zu bestellen kann sich also lohnen. Mehr unter [mit oder ohne MwSt.](page:withOrWithoutVat)',
    ],
  },
  tracking: {
    question: 'Wo ist mein Paket?',
    answer: [
      'Sobald es uns verlässt, bekommst du eine E-Mail mit einem Link zur Sendungsverfolgung. Am ersten Abend zeigt er manchmal noch nichts: Der Versanddienst kennt das Paket erst, wenn es im Depot gescannt ist. Bei Bestellungen in deinem Konto findest du denselben Link. Bewegt sich drei Arbeitstage lang nichts oder gilt das Paket als zugestellt und ist nicht da, [schreib uns](page:contact). Die Suche übernehmen wir.',
    ],
  },
  'collect-order': {
    question: 'Kann ich meine Bestellung abholen?',
    answer: [
      'Ja, kostenlos in unserem Lager in den Niederlanden. Wähle an der Kasse die Abholung; am nächsten Arbeitstag liegt alles bereit, und wir schreiben dir, sobald es so weit ist. Bring die Bestellnummer mit. Möchtest du lieber zuerst die Farben sehen und sie dann schneiden lassen, [vereinbare einen Termin im Showroom](page:showroom): Dann hast du Tisch und Rollen für dich.',
    ],
  },
};
