import type { Article } from '../../../writing/article.ts';

export const showroomDe: Article = {
  title: 'Termin vereinbaren',
  intro:
    'Neben dem Lager gibt es einen Raum mit einer Wand voller Rollen. Halte Farben aneinander, fühl den Unterschied zwischen 3 und 4 mm und nimm deine Bestellung gleich mit.',
  metaDescription:
    'Termin im Showroom von {brand} neben dem Lager in den Niederlanden: alle Farben ansehen, Schnüre fühlen und die Bestellung gleich mitnehmen.',
  blocks: [
    { heading: 'Was dich erwartet' },
    {
      list: [
        'Das Sortiment {productWord} in seinen echten Farben, sortiert wie im Shop, mit Tageslichtlampen über dem Tisch.',
        'Seile, Gurtband, [BioThane](category:biothane) und [Leder](category:leather) zum Biegen, Ziehen und Riechen.',
        'Schnallen, Ringe und Karabiner, die du an deinem eigenen Riemen ausprobieren kannst. Bring ihn ruhig mit.',
        'Jemand, der zuschneidet, was du aussuchst, und erklärt, welcher Knoten hält.',
      ],
    },
    { heading: 'Warum mit Termin?' },
    'Der Raum ist klein, und nebenan im Lager wird gearbeitet. Mit einem Termin hast du Tisch und Beratung etwa eine Stunde lang für dich. Das kostet nichts und verpflichtet zu nichts.',
    { heading: 'Zeit vorschlagen' },
    'Nenn uns Tag und Uhrzeit an einem niederländischen Arbeitstag, innerhalb unserer Öffnungszeiten. Wir bestätigen per E-Mail oder schlagen eine andere Zeit vor. Kommt etwas dazwischen, genügt eine kurze Nachricht.',
    { insert: 'appointmentForm' },
    { heading: 'Gut zu wissen' },
    {
      list: [
        'Schreib dazu, was entstehen soll. Dann legen wir passende Schnüre bereit, bei großem Bedarf auch ganze Rollen.',
        'Bezahlt wird mit Karte oder vorab online. Barzahlung ist nicht möglich.',
        'Friedliche Hunde sind willkommen, erst recht, wenn ein Halsband angemessen werden soll.',
        'Eingang und Tisch sind mit dem Rollstuhl erreichbar.',
        'Gruppen bis acht Personen, etwa eine Pfadfindergruppe oder ein Handarbeitskreis, können gemeinsam kommen. Sag es bitte dazu.',
      ],
    },
    { heading: 'So findest du uns' },
    { insert: 'storeLocations' },
    'Nur eine Bestellung abholen? Dafür brauchst du keinen Termin: [Wähl an der Kasse die Abholung](page:shippingRates), und wir melden uns, sobald sie bereitliegt.',
  ],
};
