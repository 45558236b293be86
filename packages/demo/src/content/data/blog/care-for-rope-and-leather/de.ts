import type { Article } from '../../../writing/article.ts';

export const careForRopeAndLeatherDe: Article = {
  title: 'So pflegst du Seil und Leder',
  intro:
    'Eine gute Leine hält zehn Jahre, wenn man sie trocknen lässt. Seilpflege ist keine Wissenschaft: auswaschen, was reibt, fernhalten, was angreift, und ab und zu genau hinsehen.',
  metaDescription:
    'Seil, Paracord, Baumwolle, BioThane und Leder waschen, trocknen, lagern und prüfen, und woran du siehst, dass eine Leine ausgedient hat.',
  blocks: [
    { heading: 'Warum überhaupt waschen?' },
    'Schmutz ist keine Frage der Schönheit. Sand und Salzkristalle kriechen zwischen die Fasern und schneiden sie von innen an, jedes Mal, wenn sich das Seil biegt. Eine Leine, die am Strand war, gehört deshalb abends mit klarem Wasser abgespült, auch wenn sie sauber aussieht.',
    { heading: 'Jedes Material auf seine Art' },
    {
      facts: [
        [
          'Nylon (Paracord)',
          'Von Hand in lauwarmem Wasser mit etwas milder Seife. Gut ausspülen. Beim ersten Mal kann es leicht einlaufen.',
        ],
        ['Polyester', 'Das Einfachste von allen: 30 °C in der Maschine, im Wäschesack, ohne Weichspüler.'],
        [
          'Polypropylen (PPM)',
          'Abspülen, ausschütteln, aufhängen. Es nimmt kein Wasser auf, mag aber keine Hitze: Es wird viel früher weich als Nylon.',
        ],
        [
          'Baumwolle',
          '30 °C, dunkle Farben allein. Sie läuft ein; wasch sie vor dem Knüpfen, wenn das Maß zählt.',
        ],
        ['Jute', 'Nur trocken bürsten. Wasser lässt sie quellen, und feuchte Jute schimmelt.'],
        ['BioThane', 'Ein feuchtes Tuch, bei Geruch ein Tropfen Spülmittel. Das ist alles.'],
        ['Leder', 'Mit einem kaum feuchten Tuch abwischen, nie einweichen. Danach fetten.'],
      ],
    },
    'Auch Metallteile wollen trocknen. Nimm Haken zum Waschen möglichst ab und gib beweglichen Teilen einmal im Jahr einen Tropfen Öl.',
    { heading: 'Langsam trocknen' },
    'Häng Seil locker über eine breite Stange, im Schatten und bei Luftzug. Nicht auf die Heizung, nicht in den Trockner und nicht wochenlang in die Sonne: UV-Licht macht Nylon und Polypropylen spröde. Leder trocknet liegend bei Zimmertemperatur. Am Ofen wird es hart und rissig, und das heilt kein Balsam mehr.',
    { heading: 'Leder nähren' },
    'Ein- oder zweimal im Jahr und nach jedem Durchnässen: Reib mit einem weichen Tuch eine dünne Schicht Lederbalsam ein, lass sie über Nacht einziehen und polier am Morgen den Rest ab. Dünn genügt. Zu viel Fett macht den Riemen schlaff, und er längt sich. Das Leder dunkelt etwas nach; das ist Patina, kein Schaden.',
    { heading: 'Genau hinsehen' },
    'Lass das Seil einmal im Monat durch die Finger laufen. Ein leichter Flaum an der Oberfläche ist harmlos, er schützt sogar. Sortiere eine Leine aus, wenn du Folgendes findest:',
    {
      list: [
        'eine Stelle, die dünner, platt oder seltsam weich ist: Dort ist der Kern gebrochen,',
        'glasige, harte Stellen, an denen sie heiß gelaufen ist,',
        'Kernstränge, die durch den Mantel treten,',
        'Nähte, Nieten oder Haken mit Spiel.',
      ],
    },
    'Oft reicht es, einen halben Meter abzuschneiden und neu zu knoten. Was wirklich weg muss, wird Spielzeug oder Schlüsselanhänger, oder es kommt zu uns zurück: siehe [Recycling](page:recycling).',
    { heading: 'Gut lagern' },
    'Trocken, dunkel und locker aufgeschossen, in Achten statt in Runden, damit kein Drall entsteht. Batterien, Verdünner und scharfe Reiniger gehören woandershin; Säure schädigt Nylon, ohne dass man es sieht. Leder hängt besser, als es gefaltet liegt.',
    {
      note: 'Hält eine Leine etwas, das nicht fallen darf, zählt auch ihr Alter. Im Zweifel ersetzen. Kurze Fragen beantworten wir unter [Produkte und Materialien](faq:products-and-materials).',
    },
  ],
};
