import type { Article } from '../../../writing/article.ts';

export const yesProductDe: Article = {
  title: 'Ja, {productWord}!',
  intro:
    'Ein Mantel, sieben Stränge und kaum etwas, das sich nicht daraus machen ließe. Was {productWord} ist, welche Stärke wofür taugt und wie du heute Abend anfängst.',
  metaDescription:
    'Was {productWord} ist und was du daraus machst: die Typen im Vergleich, Ideen vom Armband bis zur Hundeleine, das erste Armband und die Pflege.',
  blocks: [
    { heading: 'Was es ist' },
    'Schneid ein Stück auf: ein geflochtener Nylonmantel, darin ein Bündel dünner, gedrehter Stränge. Das ist das ganze Geheimnis. Die Stränge tragen, der Mantel schützt sie, und weil beides Nylon ist, bleibt die Schnur geschmeidig, federt bei einem Ruck und trocknet schnell. Der Name kommt vom Fallschirm, auf Englisch parachute: Dessen Leinen waren so gebaut.',
    { heading: 'Die Familie' },
    {
      table: {
        head: ['Typ', 'Stärke', 'Innenstränge', 'Gemacht für'],
        rows: [
          ['95, Typ I', '2 mm', '1', 'feinen Schmuck, Reißverschlussanhänger, Zeltleinen'],
          ['425, Typ II', '3 mm', '4', 'schmale Armbänder, Schlüsselbänder, Kinderhände'],
          ['550, Typ III', '4 mm', '7', 'beinahe alles'],
          ['750, Typ IV', '5 mm', '11', 'Leinen für kräftige Hunde, Griffe, Tragegurte'],
        ],
      },
    },
    'Die große Zahl ist die Bruchlast in Pfund: Eine 550er-Schnur reißt bei etwa 250 Kilogramm, sofern sie neu und trocken ist und kein Knoten darin sitzt. Noch dünner sind Microcord und Nanocord, für Perlen, Wicklungen und Zierde.',
    { heading: 'Was du daraus machen kannst' },
    {
      list: [
        'Armbänder, Schlüsselanhänger und Uhrenbänder; in einem [Set](category:diyKits) steckt alles für das erste.',
        'Leinen, Halsbänder und Schleppleinen für Hunde.',
        'Schlüsselbänder, Kameragurte, Taschenhenkel.',
        'Stramm gewickelte Griffe für Messer, Werkzeug und Wanderstöcke.',
        'Abspannleinen, die man nachts sieht, aus Schnur mit Reflexfaden.',
        'Abspannungen für Tarps, Flaschenhalter, Blumenampeln.',
      ],
    },
    { heading: 'Dein erstes Armband' },
    {
      steps: [
        'Miss dein Handgelenk und gib zwei Zentimeter dazu. Nimm drei Meter 550er und eine [Steckschnalle](category:accessories).',
        'Leg die Schnur doppelt, zieh die Schlaufe durch die eine Hälfte der Schnalle und beide Enden durch die andere. Der Abstand dazwischen ist dein Maß.',
        'Knüpf Kreuzknoten um die beiden mittleren Schnüre, immer abwechselnd links und rechts. Schieb jeden dicht an den vorigen.',
        'An der Schnalle angekommen, kürz die Enden auf drei Millimeter und verschmelz sie vorsichtig mit dem Feuerzeug. Drück sie mit einer Messerklinge flach, nicht mit dem Finger.',
      ],
    },
    { heading: 'Gut zu wissen' },
    {
      list: [
        'Nylon geht bei der ersten Wäsche etwas ein. Weich die Schnur für ein Halsband vorher ein und lass sie trocknen.',
        'Schmutzig? Lauwarmes Wasser, milde Seife, Luft. Kein Trockner, keine Bleiche.',
        'Mit einer [Flechtnadel](category:diyTools) am Ende geht Schnur durch enge Knoten, ohne dass jemand flucht.',
      ],
    },
    {
      note: '{brand} verkauft viele starke Schnüre, doch diese ist kein Klettermaterial: Menschen soll sie nicht halten.',
    },
    'Welche Farbe? Das ist der schwierige Teil. Fang in der [Abteilung {productWord}](category:mainCord) an oder lies im [Blog](blog:) weiter.',
  ],
};
