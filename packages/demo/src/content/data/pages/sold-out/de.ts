import type { Article } from '../../../writing/article.ts';

export const soldOutDe: Article = {
  title: 'Artikel ausverkauft',
  intro:
    'Diesen Artikel führen wir nicht mehr. Der letzte Meter hat das Lager verlassen und der Hersteller fertigt ihn nicht mehr. Wahrscheinlich liegt aber etwas Ähnliches im Regal.',
  metaDescription:
    'Den gesuchten Artikel führt {brand} nicht mehr. Sieh, was ihm in Farbe, Stärke und Material am nächsten kommt, oder frag uns um Rat.',
  blocks: [
    { insert: 'alternatives' },
    { heading: 'So findest du guten Ersatz' },
    'Beginn mit dem, was die Schnur leisten muss, und sieh erst dann auf das Aussehen.',
    {
      list: [
        'Zuerst der **Durchmesser**: Ein halber Millimeter entscheidet, ob sie noch durch eine Perle oder einen Kordelstopper passt.',
        'Dann das **Material**: Nylon dehnt sich und ist weich, Polyester behält Länge und Farbe, Baumwolle liegt warm in der Hand.',
        'Die **Bruchlast** muss mindestens so hoch sein wie bei der alten Schnur, sobald etwas daran hängt.',
        'Zuletzt die **Farbe**: Bestell zwei oder drei Muster und halte sie bei Tageslicht neben dein eigenes Stück.',
      ],
    },
    'Diese Werte stehen auf jeder Produktseite unter *Technische Daten* und als Filter in den Abteilungen [{productWord}](category:mainCord) und [anderes Seil](category:otherCord).',
    { heading: 'Fehlt nur ein kleines Stück?' },
    '[Nenn uns](page:contact) die Artikelnummer und die Länge, die dir fehlt. Hin und wieder findet sich am Schneidetisch ein Reststück: zu kurz für den Shop, lang genug, um eine Leine fertigzustellen.',
    { heading: 'Nur gerade nicht auf Lager?' },
    'Diese Seite gilt für Artikel, die nicht wiederkommen. Steht auf einer Produktseite *Ausverkauft*, hinterlass dort deine E-Mail-Adresse. Du bekommst eine einzige Nachricht, sobald der Artikel wieder da ist.',
  ],
};
