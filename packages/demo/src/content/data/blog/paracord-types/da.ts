import type { Article } from '../../../writing/article.ts';

export const paracordTypesDa: Article = {
  title: 'Paracord type I til IV forklaret',
  intro:
    '95, 425, 550, 750: tallene på et bundt paracord ligner en kode. De siger bare, hvor meget snoren holder, og med typen ved du også, hvor tyk den er, og hvad der er indeni.',
  metaDescription:
    'Hvad betyder paracord type I, II, III og IV? Tykkelse, inderstrenge og brudstyrke i én tabel, det bedste brug af hver og hvordan du selv tester en snor.',
  blocks: [
    { heading: 'Hvor navnene kommer fra' },
    'Paracord forbandt engang faldskærme med menneskene under dem. Den amerikanske hær skrev i en standard, MIL-C-5040, hvordan sådan en snor skal være bygget, og gav varianterne romertal. Handelen lagde brudstyrken i pund til: 550 lb er cirka 250 kg. Begge dele blev hængende, og derfor hedder det *paracord 550 type III*.',
    {
      table: {
        head: ['Type', 'Navn', 'Tykkelse', 'Inderstrenge', 'Brister ved cirka'],
        rows: [
          ['I', '95', '2 mm', '1', '43 kg'],
          ['II', '425', '3 mm', '4', '193 kg'],
          ['III', '550', '4 mm', '7', '249 kg'],
          ['IV', '750', '5 mm', '11', '340 kg'],
        ],
      },
    },
    'Nano, micro og tactical står ikke i standarden. De er yngre slægtninge: tynde, tæt flettede og forbløffende stærke.',
    { heading: 'Hvad der er indeni' },
    'Alle typer er snore med *kerne og kappe*: en flettet nylonkappe, der tager sliddet, og en kerne af tvundne strenge, der bærer det meste af vægten. Strengene kan trækkes ud og bruges for sig, som sytråd eller til at binde tomater op med. Den tomme kappe lægger sig fladt som et bånd og er hemmeligheden bag smalle armbånd.',
    { heading: 'Hvilken type til hvad' },
    {
      list: [
        '**Type I:** fine smykker, lynlåstræk, barduner til en let tarp.',
        '**Type II:** armbånd til smalle håndled, nøglesnore, tætte knuder, der ikke må blive klodsede.',
        '**Type III:** alt andet. Den har langt de fleste farver, og næsten alle vejledninger i knuder går ud fra den.',
        '**Type IV:** liner til små hunde, taskehanke, armbånd med tyngde. Elleve strenge gør den rund og fast.',
      ],
    },
    { heading: 'Er det den ægte vare?' },
    'Hærens snor følger standarden til punkt og prikke og er mat oliven. Det, man køber til hobbyarbejde, er kommerciel paracord: samme opbygning, flere farver, blødere i hånden. God snor kan kendes hjemme:',
    {
      steps: [
        '**Tæl strengene.** Type III har syv, hver af to eller tre tvundne garner. Løst fnug er fyld.',
        '**Læg et stykke i vand.** Nylon synker langsomt. Flyder det, er det polypropylen.',
        '**Hold det til en flamme.** Nylon smelter til en glat, lysebrun dråbe og drypper ikke sodende.',
        '**Træk.** Nylon giver tydeligt efter og fjedrer tilbage.',
      ],
    },
    { heading: 'Hvad tallet ikke lover' },
    'Brudstyrken måles på ny snor uden knude ved langsomt træk. Knuder, kanter, sol og år tager deres del. Regn med en femtedel til det, der hænger, og en tiendedel til det, der rykker.',
    {
      note: 'Ingen paracord er et klatrereb, og ingen er lavet til at holde et menneske, hvor stort tallet end er. Læs mere i [spørgsmålene om materialer](faq:products-and-materials).',
    },
    'Alle fire typer i alle farver finder du under [{productWord}](category:mainCord). Vil du vide, hvad du kan lave af dem, så begynd med [kobraarmbåndet](blog:cobra-bracelet).',
  ],
};
