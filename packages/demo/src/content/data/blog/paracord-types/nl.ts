import type { Article } from '../../../writing/article.ts';

export const paracordTypesNl: Article = {
  title: 'Paracord type I tot IV uitgelegd',
  intro:
    '95, 425, 550, 750: de getallen op een streng paracord lijken wel een code. Ze zeggen gewoon hoeveel hij houdt, en met het type erbij weet je ook hoe dik hij is en wat erin zit.',
  metaDescription:
    'Wat betekenen paracord type I, II, III en IV? Dikte, binnenstrengen en breeksterkte in één tabel, met het beste gebruik en hoe je koord zelf test.',
  blocks: [
    { heading: 'Waar de namen vandaan komen' },
    'Paracord verbond ooit parachutes met de mensen eronder. Het Amerikaanse leger legde in een norm, MIL-C-5040, vast hoe zo’n koord gemaakt moet zijn en gaf de varianten Romeinse cijfers. De handel voegde de breeksterkte in ponden toe: 550 lb is ongeveer 250 kg. Beide zijn gebleven, en daarom zeggen we *Paracord 550 type III*.',
    {
      table: {
        head: ['Type', 'Naam', 'Dikte', 'Binnenstrengen', 'Breekt bij ongeveer'],
        rows: [
          ['I', '95', '2 mm', '1', '43 kg'],
          ['II', '425', '3 mm', '4', '193 kg'],
          ['III', '550', '4 mm', '7', '249 kg'],
          ['IV', '750', '5 mm', '11', '340 kg'],
        ],
      },
    },
    'Nano-, micro- en tactical cord staan niet in de norm. Het zijn jongere familieleden: dun, strak gevlochten en verrassend sterk.',
    { heading: 'Wat erin zit' },
    'Elk type is een *kernmantelkoord*: een gevlochten nylon mantel die de slijtage opvangt, met een kern van getwijnde strengen die het meeste gewicht draagt. Je kunt de strengen eruit trekken en los gebruiken, als naaigaren of om tomaten op te binden. De lege mantel ligt plat als een lint en is het geheim van slanke armbanden.',
    { heading: 'Welk type waarvoor' },
    {
      list: [
        '**Type I:** fijne sieraden, ritstrekkers, de lijnen van een licht tarp.',
        '**Type II:** armbanden voor smalle polsen, keycords, dichte knopen die niet lomp mogen worden.',
        '**Type III:** al het andere. Het heeft verreweg de meeste kleuren, en bijna elke knoopbeschrijving gaat ervan uit.',
        '**Type IV:** riemen voor kleine honden, tashengsels, armbanden met karakter. Elf strengen maken het rond en stevig.',
      ],
    },
    { heading: 'Is het echt?' },
    'Legerkoord volgt de norm tot op de letter en is dof olijfgroen. Wat knutselaars kopen, is commercieel paracord: dezelfde opbouw, meer kleuren, zachter in de hand. Goed koord herken je thuis:',
    {
      steps: [
        '**Tel de strengen.** Type III heeft er zeven, elk van twee of drie getwijnde garens. Los pluis is vulling.',
        '**Leg een stukje in water.** Nylon zinkt langzaam. Blijft het drijven, dan is het polypropyleen.',
        '**Houd het bij een vlam.** Nylon smelt tot een gladde, lichtbruine druppel en druipt niet met roet.',
        '**Trek eraan.** Nylon geeft merkbaar mee en veert terug.',
      ],
    },
    { heading: 'Wat het getal niet belooft' },
    'De breeksterkte wordt gemeten aan nieuw koord zonder knoop, met langzame trek. Een knoop, een rand, zon en jaren eisen hun deel. Reken voor wat hangt op een vijfde, voor wat rukt op een tiende.',
    {
      note: 'Geen enkel paracord is een klimtouw en geen enkel is bedoeld om een mens te houden, hoe groot het getal ook is. Meer bij de [vragen over materialen](faq:products-and-materials).',
    },
    'Alle vier de types in elke kleur vind je bij [{productWord}](category:mainCord). Wil je weten wat je ermee kunt doen, begin dan met [de cobra-armband](blog:cobra-bracelet).',
  ],
};
