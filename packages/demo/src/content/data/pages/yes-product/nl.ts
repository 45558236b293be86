import type { Article } from '../../../writing/article.ts';

export const yesProductNl: Article = {
  title: 'Ja, {productWord}!',
  intro:
    'Een mantel, zeven strengen, en bijna niets wat je er niet van kunt maken. Wat {productWord} is, welke dikte waarvoor dient en hoe je vanavond nog begint.',
  metaDescription:
    'Wat {productWord} is en wat je ermee maakt: de soorten vergeleken, ideeën van armband tot hondenriem, je eerste armband in vier stappen en onderhoud.',
  blocks: [
    { heading: 'Wat het is' },
    'Knip een stukje open: een gevlochten nylon mantel met daarin een bundel dunne, getwijnde strengen. Dat is het hele geheim. De strengen dragen, de mantel beschermt ze, en omdat allebei van nylon zijn, is het koord soepel, veert het mee bij een ruk en droogt het snel. De naam komt van parachutes: de lijnen daarvan werden zo gemaakt.',
    { heading: 'De familie' },
    {
      table: {
        head: ['Soort', 'Dikte', 'Strengen', 'Gemaakt voor'],
        rows: [
          ['95, type I', '2 mm', '1', 'fijne sieraden, ritstrekkers, scheerlijnen'],
          ['425, type II', '3 mm', '4', 'smalle armbanden, keycords, kinderhanden'],
          ['550, type III', '4 mm', '7', 'bijna alles'],
          ['750, type IV', '5 mm', '11', 'riemen voor sterke honden, handvatten, draagbanden'],
        ],
      },
    },
    'Het grote getal is de breeksterkte in ponden: een 550-koord breekt bij ongeveer 250 kilo, als het nieuw en droog is en er geen knoop in zit. Nog dunner zijn microcord en nanocord, voor kralen, omwikkelingen en versiering.',
    { heading: 'Wat je ervan maakt' },
    {
      list: [
        'Armbanden, sleutelhangers en horlogebandjes; in een [pakket](category:diyKits) zit alles voor je eerste.',
        'Riemen, halsbanden en lange lijnen voor honden.',
        'Keycords, camerabanden, tashengsels.',
        'Strak omwikkelde grepen voor messen, gereedschap en wandelstokken.',
        'Scheerlijnen die je ’s nachts ziet, van koord met een reflecterende draad.',
        'Tarplijnen, flessenhouders, plantenhangers.',
      ],
    },
    { heading: 'Je eerste armband' },
    {
      steps: [
        'Meet je pols en tel er twee centimeter bij op. Neem drie meter 550 en een [klikgesp](category:accessories).',
        'Vouw het koord dubbel, haal de lus door de ene helft van de gesp en beide uiteinden door de andere. De afstand ertussen is jouw maat.',
        'Leg platte knopen om de twee middelste koorden, steeds links en rechts om en om. Schuif elke knoop strak tegen de vorige.',
        'Ben je bij de gesp, knip de uiteinden dan af op drie millimeter en smelt ze voorzichtig met een aansteker. Druk ze plat met het lemmet van een mes, niet met je vinger.',
      ],
    },
    { heading: 'Goed om te weten' },
    {
      list: [
        'Nylon krimpt een beetje bij de eerste wasbeurt. Week koord voor een halsband van tevoren en laat het drogen.',
        'Vies geworden? Lauw water, zachte zeep, buitenlucht. Geen droger, geen bleek.',
        'Met een [rijgnaald](category:diyTools) op het uiteinde gaat koord door krappe knopen zonder gevloek.',
      ],
    },
    {
      note: '{brand} verkoopt veel sterk koord, maar dit is geen klimmateriaal: het is niet gemaakt om mensen te houden.',
    },
    'Welke kleur? Dat is het moeilijke deel. Begin bij de [afdeling {productWord}](category:mainCord) of lees verder in de [blog](blog:).',
  ],
};
