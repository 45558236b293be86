import type { Article } from '../../../writing/article.ts';

export const coloursThatGoTogetherDe: Article = {
  title: 'Farben, die zusammenpassen',
  intro:
    'Eine Wand voller Farben ist eine Freude, bis man drei davon wählen muss. Fünf einfache Regeln helfen, beim Armband ebenso wie bei der Leine.',
  metaDescription:
    'Welche Schnurfarben passen zusammen? Fünf Regeln für zwei, drei oder vier Farben, zehn bewährte Paare und ein Handytest, bevor du schneidest.',
  blocks: [
    { heading: 'Eine laut, die anderen leise' },
    'Der häufigste Fehler ist, drei Lieblingsfarben zu mischen, die alle nach vorn wollen. Wähl **eine** kräftige Farbe und gib ihr ruhige Gesellschaft: Anthrazit, Sand, Creme, Marine, Oliv. Neongrün neben Schwarz leuchtet; neben Orange und Pink schreit es.',
    { heading: 'Hell neben dunkel' },
    'Im Knoten zählt der Unterschied in der Helligkeit mehr als der Farbton. Rot und Waldgrün stehen sich im Farbkreis gegenüber, und trotzdem verschwimmen sie auf zwei Meter zu Braun, weil sie gleich dunkel sind. Fotografier deine Muster und stell das Bild auf Schwarz-Weiß: Siehst du noch zwei Farben, wird man auch das Muster sehen.',
    { heading: 'Nachbarn oder Gegenüber' },
    'Farben, die im Kreis nebeneinanderliegen, etwa Petrol, Türkis und Mint, wirken ruhig und gehören von selbst zusammen. Farben, die sich gegenüberstehen, wie Marine und Orange oder Violett und Gelb, sind lebhaft. Beides geht. Was dazwischenliegt, Rot mit Blauviolett zum Beispiel, ist schwierig und braucht eine neutrale dritte als Vermittlerin.',
    { heading: 'Sechzig, dreißig, zehn' },
    'So teilen Malerinnen und Schneider auf, und so kannst auch du es halten: rund sechzig Prozent Hauptfarbe, dreißig einer zweiten, zehn eines Akzents. Beim Kobra-Armband sind Kern und Bögen die ersten beiden; der Akzent ist eine Perle, eine Ziernaht aus Microcord oder die Schnalle.',
    { heading: 'Lass ein Muster entscheiden' },
    'Eine gemusterte Schnur ist schon eine fertige Kombination. Greif eine ihrer Farben heraus, meist die kleinere, und wiederhol sie in einer einfarbigen Schnur. Zwei Muster nebeneinander streiten sich fast immer.',
    { heading: 'Zehn Paare, die wir mögen' },
    {
      table: {
        head: ['Farben', 'Wirkung'],
        rows: [
          ['Marine und Creme', 'maritim, nie verkehrt'],
          ['Waldgrün und Sand', 'draußen, zurückhaltend'],
          ['Bordeaux und Altrosa', 'warm, ein wenig festlich'],
          ['Petrol und Sonnenblumengelb', 'lebhaft, für jede Jahreszeit'],
          ['Anthrazit und Neonorange', 'gut sichtbar, ohne nach Spielzeug auszusehen'],
          ['Salbei und Weiß', 'hell, passt zu Holz und Leinen'],
          ['Schokolade und Türkis', 'überraschend, gut zu Leder'],
          ['Schwarz und Goldbraun', 'klassisch, mit Messingbeschlägen'],
          ['Himmelblau und Koralle', 'Sommer'],
          ['Oliv und Senf', 'Herbst im Wald'],
        ],
      },
    },
    { heading: 'Denk an das Metall' },
    'Ringe und Schnallen zählen als Farbe. Messing und Bronze passen zu warmen Tönen, Stahl und Silber zu kühlen; schwarze Beschläge gehen zu allem und lassen Neon erwachsener wirken. Alles dazu findest du beim [Zubehör](category:accessories).',
    { heading: 'Bevor du schneidest' },
    {
      steps: [
        'Leg die Schnüre, die infrage kommen, auf eine Wunschliste und sieh dir die Bilder nebeneinander an.',
        'Bestell von jeder ein Muster und leg sie ans Fenster, auf die Jacke oder auf den Hund, für den sie gedacht sind.',
        'Verdreh die Muster miteinander. Im Geflecht liegen Farben enger als auf dem Tisch, und das verändert sie.',
        'Schlaf darüber. Was dir am Morgen noch gefällt, stimmt.',
      ],
    },
    'Fang mit dem Schauen an: In der Abteilung [{productWord}](category:mainCord) kannst du nach Farben filtern, und frisch Geflochtenes liegt bei den [Neuheiten](category:newArrivals). Wie zwei Farben in einen Knoten kommen, zeigt [das Kobra-Armband](blog:cobra-bracelet).',
  ],
};
