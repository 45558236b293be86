import type { Article } from '../../../writing/article.ts';

export const paracordTypesDe: Article = {
  title: 'Paracord Typ I bis IV erklärt',
  intro:
    '95, 425, 550, 750: Die Zahlen auf einem Bündel Paracord sehen aus wie ein Code. Dabei sagen sie nur, wie viel es hält, und mit dem Typ weißt du auch, wie dick es ist und was darin steckt.',
  metaDescription:
    'Was bedeuten Paracord Typ I, II, III und IV? Stärke, Innenstränge und Bruchlast in einer Tabelle, dazu der beste Einsatz und wie du Schnur selbst prüfst.',
  blocks: [
    { heading: 'Woher die Namen kommen' },
    'Paracord verband einst Fallschirme mit den Menschen darunter. Die amerikanische Armee schrieb in einer Norm, MIL-C-5040, fest, wie eine solche Schnur gebaut sein muss, und gab den Varianten römische Ziffern. Der Handel fügte die Bruchlast in Pfund hinzu: 550 lb sind rund 250 kg. Beides hat sich gehalten, und so heißt es heute *Paracord 550 Typ III*.',
    {
      table: {
        head: ['Typ', 'Name', 'Stärke', 'Innenstränge', 'Reißt bei etwa'],
        rows: [
          ['I', '95', '2 mm', '1', '43 kg'],
          ['II', '425', '3 mm', '4', '193 kg'],
          ['III', '550', '4 mm', '7', '249 kg'],
          ['IV', '750', '5 mm', '11', '340 kg'],
        ],
      },
    },
    'Nano-, Micro- und Tactical-Cord stehen nicht in der Norm. Sie sind jüngere Verwandte: dünn, dicht geflochten und erstaunlich fest.',
    { heading: 'Was darin steckt' },
    'Jeder Typ ist eine *Kernmantelschnur*: ein geflochtener Nylonmantel, der den Abrieb abfängt, und ein Kern aus gezwirnten Strängen, der den größten Teil der Last trägt. Du kannst die Stränge herausziehen und einzeln verwenden, als Nähgarn oder zum Anbinden der Tomaten. Der leere Mantel liegt flach wie ein Band und ist das Geheimnis schmaler Armbänder.',
    { heading: 'Welcher Typ wofür' },
    {
      list: [
        '**Typ I:** feiner Schmuck, Reißverschlussanhänger, die Leinen eines leichten Tarps.',
        '**Typ II:** Armbänder für schmale Handgelenke, Umhängebänder, dichte Knoten, die nicht klobig werden sollen.',
        '**Typ III:** alles andere. Er hat mit Abstand die meisten Farben, und fast jede Knotenanleitung geht von ihm aus.',
        '**Typ IV:** Leinen für kleine Hunde, Taschengriffe, markante Armbänder. Elf Stränge machen ihn rund und fest.',
      ],
    },
    { heading: 'Ist es das Echte?' },
    'Armeeschnur folgt der Norm bis aufs Wort und ist stumpf oliv. Was man zum Basteln kauft, ist handelsübliches Paracord: derselbe Aufbau, mehr Farben, weicher Griff. Gute Schnur erkennst du zu Hause:',
    {
      steps: [
        '**Zähl die Stränge.** Typ III hat sieben, jeder aus zwei oder drei gezwirnten Garnen. Loser Flausch ist Füllstoff.',
        '**Leg ein Stück ins Wasser.** Nylon sinkt langsam. Schwimmt es, ist es Polypropylen.',
        '**Halt es an die Flamme.** Nylon schmilzt zu einer glatten, hellbraunen Perle und tropft nicht rußend.',
        '**Zieh daran.** Nylon gibt spürbar nach und federt zurück.',
      ],
    },
    { heading: 'Was die Zahl nicht verspricht' },
    'Gemessen wird die Bruchlast an neuer Schnur ohne Knoten, mit langsamem Zug. Knoten, Kanten, Sonne und Jahre fordern ihren Teil. Rechne für das, was hängt, mit einem Fünftel, für das, was ruckt, mit einem Zehntel.',
    {
      note: 'Kein Paracord ist ein Kletterseil, und keines ist dafür gemacht, einen Menschen zu halten, so groß die Zahl auch ist. Mehr bei den [Fragen zu Materialien](faq:products-and-materials).',
    },
    'Alle vier Typen in jeder Farbe findest du in der Abteilung [{productWord}](category:mainCord). Was sich damit anfangen lässt? Beginn mit dem [Kobra-Armband](blog:cobra-bracelet).',
  ],
};
