import type { Article } from '../../../writing/article.ts';

export const biothaneOrLeatherDe: Article = {
  title: 'BioThane oder Leder für die Hundeleine?',
  intro:
    'Das eine ist in zehn Sekunden abgewischt, das andere wird jedes Jahr schöner. Was zu deinem Hund passt, entscheiden das Wetter, deine Hände und die Lust, etwas zu pflegen.',
  metaDescription:
    'BioThane oder Leder für Leine und Halsband? Festigkeit, Wasser, Kälte, Pflege und Griff im Vergleich, Breiten für kleine und große Hunde, Tipps zum Bauen.',
  blocks: [
    { heading: 'Was es ist' },
    '**Leder** ist Rindshaut, mit Rinde und Öl gegerbt: ein gewachsenes Material, von dem jeder Riemen ein wenig anders ist. **BioThane** ist ein Band aus gewebtem Polyester in einer glatten Kunststoffschicht. Das Band trägt, die Schicht hält Wasser und Schmutz draußen. Kein Tier ist beteiligt, und ein Meter gleicht genau dem nächsten.',
    { heading: 'Nebeneinander' },
    {
      table: {
        head: ['Eigenschaft', 'BioThane', 'Leder'],
        rows: [
          ['Wasser und Schlamm', 'nimmt nichts auf, sofort trocken', 'saugt sich voll, trocknet über Nacht'],
          ['Pflege', 'ein feuchtes Tuch', 'ein- bis zweimal im Jahr Balsam'],
          ['Bruchlast', '19 mm: etwa 450 kg', '20 mm: etwa 140 kg'],
          ['Kälte', 'geschmeidig bis minus 30 °C', 'wird steif, wenn es nass gefriert'],
          ['In der Hand', 'glatt; Beta ist matt und griffiger', 'warm, nie rutschig'],
          ['Mit den Jahren', 'bleibt, wie es ist', 'dunkelt nach, wird weicher, bekommt Patina'],
          ['Länge', 'bis 30 m am Stück', 'bis etwa 2 m, so weit die Haut reicht'],
        ],
      },
    },
    { heading: 'Nimm BioThane, wenn …' },
    '… dein Hund schwimmt, sich wälzt oder bei jedem Wetter hinausgeht. Wer jagt, Fährten sucht oder mit Schleppleine arbeitet, schwört darauf: Eine Zehnmeterleine, die durch eine nasse Wiese gelaufen ist, wiegt so viel wie vorher und riecht nach nichts. Bei Hunden mit empfindlicher Haut hilft, dass man es desinfizieren kann. Und Neonfarben sieht man von Weitem.',
    { heading: 'Nimm Leder, wenn …' },
    '… du die Leine jeden Tag eine Stunde in der Hand hast und das magst. Leder passt sich an: Nach ein paar Wochen biegt es sich dort, wo du es hältst. Es brennt nicht in der Hand, wenn es durchrutscht, und wird mit Ahle und Faden repariert statt weggeworfen. Es bittet nur darum, nicht nass im Auto liegen zu bleiben.',
    { heading: 'Welche Breite?' },
    {
      list: [
        '**Bis 10 kg:** BioThane 13 mm, Leder 10 bis 15 mm',
        '**10 bis 25 kg:** BioThane 16 mm, Leder 20 mm',
        '**Über 25 kg:** BioThane 19 bis 25 mm, Leder 30 mm',
      ],
    },
    'Sieh bei Leder auf die Bruchlast auf der Produktseite. Einen Riemen schwächt kein Knoten, darum genügt das Fünffache des Hundegewichts, bei einem Hund, der losstürmt, nimm mehr. Wähl einen Karabiner, der so stark ist wie der Riemen und nicht schwerer, als es dem Hund lieb ist.',
    { heading: 'Selber machen' },
    'Beides lässt sich mit einem scharfen Messer schneiden, lochen und nieten. BioThane braucht an der Kante keine Nacharbeit; Leder wird abgeschrägt und poliert. Nimm je Verbindung zwei Nieten oder Schrauben, nie eine, und vernähe Leder zusätzlich mit gewachstem Faden. Knoten gehören zum Seil: Ein flacher Riemen rutscht heraus. Riemen, Ringe und Schrauben findest du unter [BioThane](category:biothane), [Leder](category:leather) und [Zubehör](category:accessories); willst du lieber alles in einer Schachtel, sieh dir die [Sets](category:diyKits) an.',
    { heading: 'Und wenn du dich nicht entscheiden kannst?' },
    'Nimm beides. Ein Halsband aus Leder, weil es schön am Fell liegt, und eine Leine aus BioThane, weil sie es ist, die durch die Pfütze schleift.',
    {
      note: 'Binde einen Hund nie unbeaufsichtigt an einem Zughalsband an und prüf Nieten und Haken jeden Monat. Wie, steht unter [Seil und Leder pflegen](blog:care-for-rope-and-leather).',
    },
  ],
};
