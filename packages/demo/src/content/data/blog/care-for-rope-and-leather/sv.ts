import type { Article } from '../../../writing/article.ts';

export const careForRopeAndLeatherSv: Article = {
  title: 'Så sköter du rep och läder',
  intro:
    'Ett bra koppel håller i tio år, om det får torka. Att sköta rep är ingen vetenskap: tvätta ur det som nöter, håll borta det som fräter och titta noga då och då.',
  metaDescription:
    'Så tvättar, torkar, förvarar och kontrollerar du rep, paracord, bomull, BioThane och läder, och så ser du när ett koppel har gjort sitt.',
  blocks: [
    { heading: 'Varför tvätta alls?' },
    'Smuts är inte bara en fråga om utseende. Sand och saltkristaller tar sig in mellan fibrerna och skär av dem inifrån varje gång repet böjs. Ett koppel som har varit på stranden ska därför sköljas i sötvatten på kvällen, även om det ser rent ut.',
    { heading: 'Varje material på sitt sätt' },
    {
      facts: [
        [
          'Nylon (paracord)',
          'För hand i ljummet vatten med lite mild tvål. Skölj väl. Den kan krympa en aning första gången.',
        ],
        ['Polyester', 'Enklast av alla: 30 °C i maskin, i tvättpåse, utan sköljmedel.'],
        [
          'Polypropen (PPM)',
          'Skölj, skaka, häng upp. Det suger inte vatten men tål inte värme: det mjuknar långt före nylon.',
        ],
        [
          'Bomull',
          '30 °C, mörka färger för sig. Den krymper, så tvätta före knytningen om måttet är viktigt.',
        ],
        ['Jute', 'Bara torr borstning. Vatten får den att svälla, och fuktig jute möglar.'],
        ['BioThane', 'En fuktig trasa, mot lukt en droppe diskmedel. Det är allt.'],
        ['Läder', 'Torka av med en knappt fuktig trasa, blötlägg aldrig. Smörj sedan.'],
      ],
    },
    'Metall vill också torka. Ta av hakarna före tvätt om det går, och ge rörliga delar en droppe olja om året.',
    { heading: 'Torka långsamt' },
    'Häng repet löst över en bred stång, i skugga och vind. Inte på elementet, inte i torktumlaren och inte i solen i veckor: ultraviolett ljus gör nylon och polypropen sprött. Läder torkar plant i rumstemperatur. Intill en kamin blir det hårt och spricker, och det lagar ingen balsam.',
    { heading: 'Smörj lädret' },
    'En eller två gånger om året, och varje gång det har blivit genomblött: gnid in ett tunt lager läderbalsam med en mjuk trasa, låt det dra in över natten och putsa bort resten på morgonen. Tunt räcker. För mycket fett gör remmen slapp, och då töjer den sig. Lädret mörknar lite; det är patina, ingen skada.',
    { heading: 'Titta noga' },
    'Låt repet löpa genom fingrarna en gång i månaden. Lite ludd på ytan är ofarligt, det skyddar till och med. Pensionera ett koppel eller en lina om du hittar',
    {
      list: [
        'ett ställe som är tunnare, platt eller konstigt mjukt: där är kärnan av,',
        'glasartade, hårda fläckar där den har gått varm,',
        'kärntrådar som tränger ut genom höljet,',
        'sömmar, nitar eller hakar som glappar.',
      ],
    },
    'Ofta räcker det att kapa en halvmeter och knyta om. Det som verkligen måste bort blir en leksak eller nyckelring, eller kommer tillbaka till oss: se [återvinning](page:recycling).',
    { heading: 'Förvara rätt' },
    'Torrt, mörkt och löst ihoprullat, i åttor hellre än i cirklar så att det inte blir törnar. Håll batterier, thinner och starka rengöringsmedel någon annanstans; syra skadar nylon utan att det syns. Läder mår bättre av att hänga än av att ligga vikt.',
    {
      note: 'Håller en lina något som inte får falla räknas också åldern. Är du osäker, byt ut den. Korta frågor besvaras under [produkter och material](faq:products-and-materials).',
    },
  ],
};
