import type { Article } from '../../../writing/article.ts';

export const cobraBraceletNl: Article = {
  title: 'De cobra-armband, stap voor stap',
  intro:
    'Eén koord, één gesp, één knoop die zich herhaalt: bijna iedereen begint met de cobra. Na een half uur draag je het resultaat, en in geval van nood heb je ruim twee meter koord om je pols.',
  metaDescription:
    'Knoop een cobra-armband van paracord: wat je nodig hebt, een tabel met de juiste lengte voor elke pols, acht stappen en wat je doet als het misgaat.',
  blocks: [
    { heading: 'Wat je nodig hebt' },
    {
      list: [
        'Paracord 550 type III, 4 mm, in één kleur uit de afdeling [{productWord}](category:mainCord)',
        'een klikgesp van 15 of 16 mm bij de [accessoires](category:accessories)',
        'een schaar, een aansteker en een rolmaat; een [knooplat](category:diyTools) is prettig, maar hoeft niet',
      ],
    },
    { heading: 'Hoeveel koord?' },
    'Leg het meetlint om je pols zonder te trekken. De armband moet ongeveer 2 cm langer worden, want de knoop is dik en neemt aan de binnenkant ruimte in. Per centimeter armband gebruik je ongeveer 12 cm koord; de tabel rekent een reserve voor de uiteinden mee.',
    {
      table: {
        head: ['Pols', 'Armband met gesp', 'Koord'],
        rows: [
          ['14 cm', '16 cm', '2,1 m'],
          ['16 cm', '18 cm', '2,4 m'],
          ['18 cm', '20 cm', '2,7 m'],
          ['20 cm', '22 cm', '3,0 m'],
          ['22 cm', '24 cm', '3,2 m'],
        ],
      },
    },
    { heading: 'De knoop' },
    {
      steps: [
        'Vouw het koord dubbel. Trek de lus door de ene helft van de gesp, steek beide uiteinden door de lus en trek aan.',
        'Leid beide uiteinden door de andere helft, tot de afstand van rand tot rand de lengte uit de tabel is. Deze twee strengen zijn de kern; de uiteinden liggen nu links en rechts daarvan.',
        'Leg het linkeruiteinde **over** de kern, zodat er links een boog uitsteekt. Het rechteruiteinde gaat over het linker, **achter** de kern langs en door die boog omhoog. Trek aan.',
        'Nu gespiegeld: leg het rechteruiteinde over de kern, met de boog rechts. Het linker gaat eroverheen, achter de kern langs en door de boog omhoog. Trek aan. Dat was één hele cobraknoop.',
        'Ga zo door: links, rechts, links, rechts. Weet je niet meer welke kant aan de beurt is? Het is de kant waar de laatste knoop aan de rand een rechtopstaand bultje laat zien.',
        'Schuif de knopen om de paar stuks met je duimen tegen elkaar. Ze moeten allemaal even strak zijn; trek liever gelijkmatig dan hard.',
        'Is de kern vol, haal de uiteinden dan aan de binnenkant onder de laatste twee knopen door, met een [rijgnaald](category:diyTools) of pincet.',
        'Knip ze op 3 mm af, smelt ze twee seconden naast de vlam en druk ze plat met het lemmet. Nooit met je vinger.',
      ],
    },
    { heading: 'Als het misgaat' },
    '**Hij draait tot een spiraal:** je bent steeds aan dezelfde kant begonnen. Dat staat best mooi, maar dan wel over de hele lengte. **De rand golft:** je trekt ongelijk. **Hij zit te strak:** nylon krimpt iets als het voor het eerst nat wordt, dus laat een vingerdikte ruimte. **Het koord was te kort:** smelt er een tweede stuk aan en verstop de las in een knoop.',
    { heading: 'En nu met twee kleuren' },
    'Smelt in het midden van elke kleur een stuk aan elkaar en laat de las in de eerste lus verdwijnen: de ene kant van de boog is dan rood, de andere blauw. Welke kleuren het met elkaar kunnen vinden, lees je in [een eigen artikel](blog:colours-that-go-together).',
    {
      note: 'Een kinderarmband heeft een gesp nodig die onder belasting vanzelf opengaat. En geen enkele armband, hoe lang het koord ook is, houdt een mens.',
    },
  ],
};
