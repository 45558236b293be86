import type { Article } from '../../../writing/article.ts';

export const recyclingDe: Article = {
  title: '{brand} recycelt dein Seil',
  intro:
    'Sonne nimmt dem Seil die Kraft, Kanten nehmen ihm den Mantel. In die Tonne muss es deshalb nicht: Schick es uns, und wir sorgen dafür, dass die Fasern eine zweite Runde drehen.',
  metaDescription:
    'Altes Seil zurückgeben: welche Schnüre, Gurte und Seile {brand} zum Recycling annimmt, wie du sie schickst und was aus Nylon, Baumwolle und Jute wird.',
  blocks: [
    { heading: 'Was wir nehmen' },
    {
      list: [
        'Schnüre und Seile aus Nylon, Polyester, Polypropylen oder HMPE, auch verblichen, ausgefranst oder voller Knoten.',
        'Baumwolle, Jute und Hanf, getrennt von den Kunstfasern gebündelt.',
        'Ausgemusterte Kletterseile und Festmacher, in jeder Länge.',
        'Gurtband und alte Leinen, wenn Schnallen und Karabiner ab sind.',
      ],
    },
    'Wo du es gekauft hast, spielt keine Rolle. Stücke, die kürzer als eine Hand sind, verwendest du besser selbst, zum Beispiel als Reißverschlussanhänger.',
    { heading: 'Womit wir nichts anfangen können' },
    {
      list: [
        'Drahtseil und alles, worin Metall verarbeitet ist.',
        'Seil voller Öl, Teer oder Farbe oder mit Schimmel.',
        'Leder und BioThane: Sie lassen sich nicht in Fasern zerlegen.',
      ],
    },
    { heading: 'So gibst du es zurück' },
    {
      steps: [
        'Lös die Knoten, soweit es geht, und behalte die Metallteile. Ein guter Messingkarabiner überlebt drei Leinen.',
        'Klopf Sand und Erde heraus. Das Seil muss trocken sein, sonst kommt es schimmelig an.',
        'Bündle nach Material. Kennst du es nicht, schreib das auf einen Zettel; wir prüfen es mit einer Flamme und einem Glas Wasser.',
        '[Sag uns](page:contact), wie viel es ungefähr ist. Du bekommst die Adresse für das Paket oder bringst es mit, wenn du [in den Showroom kommst](page:showroom) oder eine Bestellung abholst.',
      ],
    },
    { heading: 'Was daraus wird' },
    {
      facts: [
        ['Noch gut', 'Übungsseil für Knotenkurse, Pfadfindergruppen und Schulen. Nie für Lasten.'],
        ['Nylon und Polyester', 'Sortiert, geschreddert und zu Granulat für Spritzgussteile geschmolzen.'],
        ['Polypropylen und HMPE', 'Granulat für Kisten und Blumentöpfe.'],
        ['Baumwolle, Jute und Hanf', 'Wieder zu Fasern gerissen, für Filz und Dämmstoff.'],
        ['Der Rest', 'Wird doch Abfall. Es ist jedes Jahr weniger, aber es gibt ihn.'],
      ],
    },
    { heading: 'Woran du siehst, dass ein Seil ausgedient hat' },
    'Knick es scharf um. Steife Stellen, eine platte Stelle, ein Kern, der durchscheint, oder eine glasige Oberfläche bedeuten: keine Last mehr. Dunkle Farben, die blass geworden sind, haben zu viel Sonne gesehen. Schneide ein ausgemustertes Kletterseil in Stücke, bevor du es weggibst, damit niemand mehr daran klettert.',
    {
      note: 'Auch unsere eigenen Abschnitte werfen wir nicht weg: Aus ihnen werden die Muster, die du zu jeder Schnur bestellen kannst.',
    },
  ],
};
