import type { Article } from '../../../writing/article.ts';

export const chooseADiameterDe: Article = {
  title: 'So findest du die richtige Stärke',
  intro:
    'Ein Millimeter entscheidet, ob ein Armband zierlich oder markant wirkt und ob eine Leine gut in der Hand liegt. Drei Fragen führen zur richtigen Stärke: Was muss sie halten, wer hält sie, und wo muss sie hindurch?',
  metaDescription:
    'Welcher Seildurchmesser für Armband, Halsband, Tasche oder Leine? Tabelle mit Bruchlasten, Faustregel für Lasten und was Hand und Öse verlangen.',
  blocks: [
    { heading: 'Zuerst die Last' },
    'Die Bruchlast auf der Produktseite sagt, wann neue, gerade Schnur im Labor nachgibt. Dein Projekt hat Knoten, Bögen und Kanten, und schon ein Knoten kann die halbe Festigkeit kosten. Teile also großzügig: Für das, was nur hängt, rechne mit **einem Fünftel** des Werts, und wo etwas ruckt, ein Hund zum Beispiel, mit **einem Zehntel**. Eine Schnur mit 500 kg trägt in der Theorie einen Blumentopf bis 100 kg und hält einen Hund von 50 kg.',
    {
      table: {
        head: ['Durchmesser', 'Gut für', 'Reißt bei etwa'],
        rows: [
          ['0,75–1,4 mm: Nano- und Microcord', 'Nähte, Taklinge, feine Details', '16–45 kg'],
          ['2 mm: Paracord Typ I', 'Schmuck, Reißverschlussanhänger', '43 kg'],
          ['3 mm: Paracord Typ II', 'Kinderarmbänder, Umhängebänder', '193 kg'],
          [
            '4 mm: Paracord Typ III',
            'das klassische Armband, Schlüsselanhänger, geknüpfte Halsbänder',
            '249 kg',
          ],
          ['6–8 mm: PPM-Seil', 'leichte Leinen, Taschengriffe, Spielzeug', '320–560 kg'],
          ['10–12 mm: Hundeleinenseil', 'Leinen für große Hunde, Schleppleinen', '1.050–1.400 kg'],
        ],
      },
    },
    { heading: 'Dann die Hand' },
    'An der Festigkeit scheitert es selten. Ein Paracord mit 4 mm würde die meisten Hunde halten, und trotzdem will es niemand als Leine: Es schneidet in die Handfläche, sobald jemand zieht. Ab 8 mm fühlt sich ein rundes Seil freundlich an, ab 10 mm bequem, und 12 mm füllen eine kleine Hand schon aus. Für Kinder nimm eine Stufe dünner. Für den Hundehals gilt dasselbe: Ein breiteres Halsband verteilt den Zug.',
    { heading: 'Und dann die Öse' },
    'Schnur muss irgendwo hindurch: durch eine Perle, eine Schnalle, eine Öse, einen Kordelstopper. Gib einer einzelnen Schnur einen halben Millimeter Spiel; läuft sie doppelt, brauchst du etwa den zweifachen Durchmesser. Der *Durchlass* in den technischen Daten unseres [Zubehörs](category:accessories) sagt dir, was passt. Weiches Seil lässt sich etwas enger durchziehen, festes Kletterseil nicht.',
    { heading: 'Wie dick wird das fertige Stück?' },
    'Knoten tragen auf. Ein Kobraknoten aus 4-mm-Schnur ist etwa 25 mm breit und 10 mm hoch, eine runde Flechte aus vier Strängen etwa zweieinhalbmal so dick wie ihre Schnur. Soll ein Armband unter die Manschette passen, nimm 3 mm.',
    { heading: 'Noch unsicher?' },
    'Bestell ein Muster von zwei benachbarten Stärken. Meist ist die Sache klar, sobald du beide in der Hand hast. Wenn nicht, nimm die dickere für alles, was trägt, und die dünnere für alles, was getragen wird.',
    {
      note: 'Keine dieser Schnüre ist dafür gemacht, Menschen zu halten. Das gilt auch für unser [Kletterseil vom Meter](category:climbingRope): Abschnitte sind für Leinen, Geländer und Dekoration.',
    },
  ],
};
