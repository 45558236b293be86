import type { Article } from '../../../writing/article.ts';

export const shippingRatesDe: Article = {
  title: 'Versandkosten',
  intro:
    'Was ein Paket kostet, hängt davon ab, wohin es geht und wie schwer es ist. Seil wiegt mehr, als man denkt. Deshalb steht hier gleich die ganze Tabelle.',
  metaDescription:
    'Versandkosten von {brand} nach Land, Versanddienst und Gewicht, ab welchem Warenwert der Versand frei ist und wie schnell Seile und Schnüre ankommen.',
  blocks: [
    { insert: 'shippingRates' },
    { heading: 'So rechnen wir' },
    'Der Warenkorb addiert das Gewicht jedes Meters und jeder Schnalle und zeigt den Preis für dein Land, noch bevor du eine Adresse eingibst. Hundert Meter Schnur mit 4 mm wiegen weniger als ein Paket Zucker; eine Rolle 12-mm-Seil ist etwas anderes. Was für ein Paket zu schwer ist, reist in zweien, und dann fällt das Porto zweimal an.',
    'Wo in der Tabelle ein Betrag genannt ist, liefern wir ab diesem Warenwert (nach Abzug von Rabatten) versandkostenfrei.',
    { heading: 'An die Haustür oder an eine Abholstelle' },
    'Die Lieferung nach Hause passt, wenn jemand da ist. Ein Paketshop oder ein Paketautomat ist meist günstiger, und das Paket wartet auf dich statt umgekehrt. Du wählst an der Kasse; angezeigt werden nur Abholstellen, die ein Paket deiner Größe annehmen.',
    { heading: 'Selbst abholen' },
    'Die Abholung in unserem Lager in den Niederlanden kostet nichts. Deine Bestellung liegt am nächsten Arbeitstag bereit, und wir schreiben dir, sobald es so weit ist. Möchtest du vorher Farben ansehen, [vereinbare einen Termin im Showroom](page:showroom).',
    { heading: 'Wann es ankommt' },
    {
      list: [
        'Was an einem Arbeitstag vor {cutOffHour} Uhr bestellt wird, schneiden und packen wir noch am selben Tag und übergeben es dem Versanddienst.',
        'Auf der Produktseite und im Warenkorb stehen die Tage, an denen das Paket ankommen sollte. Wochenenden und niederländische Feiertage sind eingerechnet.',
        'Sobald das Paket unterwegs ist, bekommst du per E-Mail einen Link zur Sendungsverfolgung.',
      ],
    },
    { heading: 'Außerhalb der Europäischen Union' },
    'Exporte versenden wir ohne niederländische Mehrwertsteuer. In deinem Land können Zoll und Einfuhrsteuer anfallen, dazu eine Gebühr des Versanddienstes; diese Kosten trägst du. Für das Vereinigte Königreich berechnen wir die britische Mehrwertsteuer bis zur Einfuhrgrenze selbst; darüber erhebt sie der Versanddienst, worauf wir an der Kasse hinweisen. Mehr dazu unter [mit oder ohne MwSt.](page:withOrWithoutVat)',
    {
      note: 'Ein Paket bewegt sich seit drei Arbeitstagen nicht? [Schreib uns](page:contact), wir gehen der Sache nach.',
    },
  ],
};
