import type { Article } from '../../../writing/article.ts';

export const soldOutDe: Article = {
  title: 'Artikel ausverkauft',
  intro:
    'Diesen Artikel führen wir nicht mehr. Der letzte Meter hat das Lager verlassen und der Hersteller fertigt ihn nicht mehr. Wahrscheinlich liegt aber etwas Ähnliches im Regal.',
  metaDescription:
    'Den gesuchten Artikel führt {brand} nicht mehr. Sehen Sie, was ihm in Farbe, Stärke und Material am nächsten kommt, oder fragen Sie uns um Rat.',
  blocks: [
    { insert: 'alternatives' },
    { heading: 'So finden Sie guten Ersatz' },
    'Beginnen Sie mit dem, was die Schnur leisten muss, und sehen Sie erst dann auf das Aussehen.',
    {
      list: [
        'Zuerst der **Durchmesser**: Ein halber Millimeter entscheidet, ob sie noch durch eine Perle oder einen Kordelstopper passt.',
        'Dann das **Material**: Nylon dehnt sich und ist weich, Polyester behält Länge und Farbe, Baumwolle liegt warm in der Hand.',
        'Die **Bruchlast** muss mindestens so hoch sein wie bei der alten Schnur, sobald etwas daran hängt.',
        'Zuletzt die **Farbe**: Bestellen Sie zwei oder drei Muster und halten Sie sie bei Tageslicht neben Ihr eigenes Stück.',
      ],
    },
    'Diese Werte stehen auf jeder Produktseite unter *Technische Daten* und als Filter in den Abteilungen [{productWord}](category:mainCord) und [anderes Seil](category:otherCord).',
    { heading: 'Fehlt nur ein kleines Stück?' },
    '[Nennen Sie uns](page:contact) die Artikelnummer und die Länge, die Ihnen fehlt. Hin und wieder findet sich am Schneidetisch ein Reststück: zu kurz für den Shop, lang genug, um eine Leine fertigzustellen.',
    { heading: 'Nur gerade nicht auf Lager?' },
    'Diese Seite gilt für Artikel, die nicht wiederkommen. Steht auf einer Produktseite *Ausverkauft*, hinterlassen Sie dort Ihre E-Mail-Adresse. Sie erhalten eine einzige Nachricht, sobald der Artikel wieder da ist.',
  ],
};
