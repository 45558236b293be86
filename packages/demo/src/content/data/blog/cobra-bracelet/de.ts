import type { Article } from '../../../writing/article.ts';

export const cobraBraceletDe: Article = {
  title: 'Das Kobra-Armband, Schritt für Schritt',
  intro:
    'Eine Schnur, eine Schnalle, ein Knoten, der sich wiederholt: Mit der Kobra fangen fast alle an. Nach einer halben Stunde trägst du das Ergebnis, und im Notfall hast du mehr als zwei Meter Schnur am Handgelenk.',
  metaDescription:
    'Ein Kobra-Armband aus Paracord knüpfen: was du brauchst, eine Tabelle mit der Länge für jedes Handgelenk, acht Schritte und Hilfe, wenn es schiefgeht.',
  blocks: [
    { heading: 'Was du brauchst' },
    {
      list: [
        'Paracord 550 Typ III, 4 mm, in einer Farbe aus der Abteilung [{productWord}](category:mainCord)',
        'eine Steckschnalle mit 15 oder 16 mm aus dem [Zubehör](category:accessories)',
        'Schere, Feuerzeug und Maßband; ein [Knüpfbrett](category:diyTools) ist angenehm, aber nicht nötig',
      ],
    },
    { heading: 'Wie viel Schnur?' },
    'Leg das Maßband ohne Zug um dein Handgelenk. Das fertige Band muss etwa 2 cm länger sein, denn der Knoten ist dick und braucht innen Platz. Je Zentimeter Armband gehen rund 12 cm Schnur weg; die Tabelle rechnet eine Reserve für die Enden hinzu.',
    {
      table: {
        head: ['Handgelenk', 'Armband mit Schnalle', 'Schnur'],
        rows: [
          ['14 cm', '16 cm', '2,1 m'],
          ['16 cm', '18 cm', '2,4 m'],
          ['18 cm', '20 cm', '2,7 m'],
          ['20 cm', '22 cm', '3,0 m'],
          ['22 cm', '24 cm', '3,2 m'],
        ],
      },
    },
    { heading: 'Der Knoten' },
    {
      steps: [
        'Leg die Schnur doppelt. Zieh die Schlaufe durch die eine Hälfte der Schnalle, steck beide Enden durch die Schlaufe und zieh fest.',
        'Führe beide Enden durch die andere Hälfte, bis der Abstand von Kante zu Kante der Länge in der Tabelle entspricht. Diese beiden Stränge sind der Kern; die Enden liegen nun links und rechts davon.',
        'Leg das linke Ende **über** den Kern, sodass links ein Bogen absteht. Das rechte Ende läuft über das linke, **hinter** dem Kern vorbei und durch diesen Bogen nach oben. Festziehen.',
        'Jetzt spiegelverkehrt: Leg das rechte Ende über den Kern, sodass der Bogen rechts absteht. Das linke läuft darüber, hinter dem Kern vorbei und durch den Bogen nach oben. Festziehen. Das war ein ganzer Kobraknoten.',
        'Mach so weiter: links, rechts, links, rechts. Weißt du nicht mehr, welche Seite dran ist? Es ist die, auf der der letzte Knoten am Rand einen kleinen senkrechten Steg zeigt.',
        'Schieb die Knoten alle paar Male mit den Daumen zusammen. Alle sollen gleich fest sein; zieh lieber gleichmäßig als kräftig.',
        'Ist der Kern voll, zieh die Enden innen unter den letzten beiden Knoten durch, mit einer [Flechtnadel](category:diyTools) oder Pinzette.',
        'Schneide sie auf 3 mm ab, verschmilz sie zwei Sekunden neben der Flamme und drück sie mit der Klinge flach. Nie mit dem Finger.',
      ],
    },
    { heading: 'Wenn es schiefgeht' },
    '**Es dreht sich zur Spirale:** Du hast immer auf derselben Seite begonnen. Das sieht gut aus, dann aber bitte durchgehend. **Der Rand ist wellig:** Du ziehst ungleich. **Es ist zu eng:** Nylon zieht sich beim ersten Nasswerden etwas zusammen, lass einen Fingerbreit Luft. **Die Schnur war zu kurz:** Schmilz ein zweites Stück an und versteck die Stelle in einem Knoten.',
    { heading: 'Und jetzt zwei Farben' },
    'Verschmilz von jeder Farbe ein Stück in der Mitte und lass die Naht in der ersten Schlaufe verschwinden: Dann ist die eine Seite rot, die andere blau. Welche Farben sich vertragen, steht in [einem eigenen Beitrag](blog:colours-that-go-together).',
    {
      note: 'Ein Kinderarmband braucht eine Schnalle, die sich unter Last von selbst öffnet. Und kein Armband hält einen Menschen, so lang seine Schnur auch ist.',
    },
  ],
};
