import type { Article } from '../../../writing/article.ts';

export const whyBuyDe: Article = {
  title: 'Warum bei {brand} kaufen',
  intro:
    'Eine Rolle Schnur hängt in jedem Baumarkt. Sechs Gründe, deine bei Leuten zu kaufen, die nichts anderes machen.',
  metaDescription:
    'Sechs Gründe für Schnüre von {brand}: echte Farben und Muster, klare Bruchlasten, Preis pro Meter, am Stück geschnitten, schnell verschickt, gut beraten.',
  blocks: [
    { heading: '1. Die Farbe, die du im Kopf hattest' },
    'Rot ist nicht gleich Rot. Bei {colourCount} Sorten und Farben {productWord} und insgesamt {cordCount} Schnüren und Seilen ist deine sehr wahrscheinlich dabei: einfarbig, gestreift, mit Rauten, in Camouflage, reflektierend oder nachleuchtend. Noch unsicher? Bestell ein Muster von zehn Zentimetern und halt es daneben.',
    { heading: '2. Du weißt, ob es hält' },
    'Stärke, Material, Machart und Bruchlast stehen bei jeder Schnur, und du kannst danach filtern. Wofür etwas *nicht* gedacht ist, zum Beispiel zum Klettern, sagen wir offen.',
    { heading: '3. Du weißt, was es kostet' },
    'Neben jedem Preis steht der Preis pro Meter; so lassen sich zehn und hundert Meter auf einen Blick vergleichen. Größere Mengen kosten weniger, und die Produktseite zeigt, ab wann. Auch die [Versandkosten](page:shippingRates) verstecken wir nicht.',
    { heading: '4. Deine Länge, am Stück' },
    'Wir schneiden von der Rolle, gestückelt wird nichts. Wie lang das längste Stück auf Lager ist, steht auf der Produktseite, bevor du ein ganzes Vorhaben darauf aufbaust.',
    { heading: '5. Bald unterwegs' },
    'Was du an einem Arbeitstag vor {cutOffHour} Uhr bestellst, geht meist noch am selben Tag raus. Du wohnst in der Nähe? Die Abholung im Lager kostet nichts.',
    { heading: '6. Antworten von Leuten, die selbst knüpfen' },
    'Welcher Karabiner für einen Labrador, wie viel Schnur für ein breites Armband: [frag uns](page:contact). Vieles steht schon im [Blog](blog:) und bei den [häufigen Fragen](faq:). Mehr als {customerCount} Kundinnen und Kunden haben sich bereits darauf verlassen.',
    { heading: 'In Zahlen' },
    {
      facts: [
        ['Mindestbestellwert', '{minimumOrder} an Waren'],
        ['Rückgabe', '{returnDays} Tage, siehe [Rücksendungen](page:returns)'],
        ['Zahlung', 'wie du es gewohnt bist, siehe [Zahlungsarten](page:paymentMethods)'],
        ['Geschenkgutscheine', 'von {giftCardMinimum} bis {giftCardMaximum}, jeder Betrag dazwischen'],
      ],
    },
  ],
};
