import { words } from '../../../language/languages.ts';
import { patterned, solids } from '../colourways.ts';
import type { LengthRange } from './range.ts';

const feminine = { fr: 'f', it: 'f', es: 'f', pl: 'f' } as const;

const ppmThing = words(
  'PPM Rope {size}',
  'PPM-touw {size}',
  'PPM-Seil {size}',
  'Corde PPM {size}',
  'Corda PPM {size}',
  'Cuerda PPM {size}',
  'Lina PPM {size}',
  'PPM-reb {size}',
  'PPM-rep {size}',
);

const ppmAbout = words(
  'PPM is a soft rope of polypropylene multifilament that floats, dries within minutes and feels kind to the hand.',
  'PPM is een zacht touw van polypropyleen multifilament dat drijft, binnen minuten droogt en prettig in de hand ligt.',
  'PPM ist ein weiches Seil aus Polypropylen-Multifilament, das schwimmt, in Minuten trocknet und angenehm in der Hand liegt.',
  'Le PPM est une corde douce en polypropylène multifilament qui flotte, sèche en quelques minutes et reste agréable en main.',
  'Il PPM è una corda morbida in polipropilene multifilamento che galleggia, asciuga in pochi minuti ed è piacevole in mano.',
  'El PPM es una cuerda suave de polipropileno multifilamento que flota, se seca en minutos y resulta agradable en la mano.',
  'PPM to miękka lina z multifilamentu polipropylenowego: pływa, schnie w kilka minut i przyjemnie leży w dłoni.',
  'PPM er et blødt reb af polypropylen-multifilament, der flyder, tørrer på få minutter og ligger godt i hånden.',
  'PPM är ett mjukt rep av polypropen-multifilament som flyter, torkar på några minuter och ligger skönt i handen.',
);

const ppmUse = words(
  'It is the favourite rope for leashes, bag handles and toys.',
  'Het is het favoriete touw voor riemen, tashengsels en speelgoed.',
  'Das Lieblingsseil für Leinen, Taschengriffe und Spielzeug.',
  'C’est la corde préférée pour les laisses, les anses de sac et les jouets.',
  'È la corda preferita per guinzagli, manici di borse e giochi.',
  'Es la cuerda favorita para correas, asas de bolso y juguetes.',
  'To ulubiona lina na smycze, uchwyty toreb i zabawki.',
  'Det er yndlingsrebet til liner, taskehanke og legetøj.',
  'Det är favoritrepet till koppel, väskhandtag och leksaker.',
);

const ppmSpecs = {
  material: 'polypropylene',
  core: 'polypropylene',
  construction: 'kernmantle',
  surface: 'soft',
  tariffNumber: '56074911',
} as const;

const ppm6: LengthRange = {
  skuPrefix: 'ppm06',
  mainGroup: 'rope',
  categories: ['ppm'],
  thing: ppmThing,
  genders: feminine,
  specs: {
    ...ppmSpecs,
    diameterMm: 6,
    breakingKg: 320,
    gramsPerMetre: 17,
    longestPieceM: 200,
    ppmType: 'ppm6',
  },
  metrePriceMinor: 42,
  lengthsM: [1, 3, 5, 10, 30, 50],
  look: { shape: 'round', columns: 6, stitch: 0.52, sheen: 0.03, slimness: 0.84 },
  colourways: solids('black', 'white', 'red', 'orange', 'sunflower', 'lime', 'royalBlue', 'fuchsia'),
  about: ppmAbout,
  use: ppmUse,
};

const ppm10: LengthRange = {
  ...ppm6,
  skuPrefix: 'ppm10',
  specs: {
    ...ppmSpecs,
    diameterMm: 10,
    breakingKg: 850,
    gramsPerMetre: 46,
    longestPieceM: 200,
    ppmType: 'ppm10',
  },
  metrePriceMinor: 88,
  look: { shape: 'round', columns: 6, stitch: 0.42, sheen: 0.03 },
  colourways: [
    ...solids(
      'black',
      'charcoal',
      'white',
      'chocolate',
      'red',
      'orange',
      'lemonYellow',
      'forestGreen',
      'turquoise',
      'navy',
      'violet',
      'rosePink',
    ),
    ...patterned('diamond', ['black', 'neonPink'], ['navy', 'turquoise']),
  ],
};

const dogLeashRope: LengthRange = {
  skuPrefix: 'dog12',
  mainGroup: 'rope',
  categories: ['dogLeash'],
  thing: words(
    'Dog Leash Rope {size}',
    'Hondenriemtouw {size}',
    'Hundeleinenseil {size}',
    'Corde pour laisse {size}',
    'Corda per guinzagli {size}',
    'Cuerda para correas {size}',
    'Lina na smycze {size}',
    'Hundesnorreb {size}',
    'Koppelrep {size}',
  ),
  genders: feminine,
  specs: {
    diameterMm: 12,
    material: 'polyester',
    core: 'polypropylene',
    construction: 'kernmantle',
    surface: 'soft',
    breakingKg: 1400,
    gramsPerMetre: 88,
    longestPieceM: 100,
    tariffNumber: '56075030',
  },
  metrePriceMinor: 175,
  lengthsM: [1, 2, 3, 5, 10, 25],
  look: { shape: 'round', columns: 8, stitch: 0.5, sheen: 0.03, slimness: 1.12 },
  colourways: [
    ...patterned(
      'diamond',
      ['sage', 'cream'],
      ['navy', 'cream'],
      ['burgundy', 'sand'],
      ['black', 'silverGrey'],
    ),
    ...patterned('helix', ['coral', 'white'], ['petrol', 'sunflower'], ['chocolate', 'cream']),
    ...patterned('stripes', ['denim', 'white'], ['rosePink', 'burgundy']),
    ...patterned('reflective', ['neonOrange']),
  ],
  about: words(
    'A full, soft rope made for hands and paws: a polyester sheath over a light core, 12 mm thick and colourfast in rain and sun.',
    'Een vol, zacht touw voor handen en poten: een polyester mantel om een lichte kern, 12 mm dik en kleurvast in regen en zon.',
    'Ein griffiges, weiches Seil für Hände und Pfoten: Polyestermantel über leichtem Kern, 12 mm dick und farbecht bei Regen und Sonne.',
    'Une corde pleine et douce, pensée pour les mains et les pattes : gaine en polyester sur une âme légère, 12 mm, couleurs résistantes à la pluie et au soleil.',
    'Una corda piena e morbida, pensata per mani e zampe: calza in poliestere su un’anima leggera, 12 mm, colori resistenti a pioggia e sole.',
    'Una cuerda llena y suave, pensada para manos y patas: funda de poliéster sobre un alma ligera, 12 mm, colores resistentes a la lluvia y al sol.',
    'Pełna, miękka lina dla dłoni i łap: poliestrowy oplot na lekkim rdzeniu, 12 mm, kolory odporne na deszcz i słońce.',
    'Et fyldigt, blødt reb til hænder og poter: en polyesterkappe om en let kerne, 12 mm tykt og farveægte i regn og sol.',
    'Ett fylligt, mjukt rep för händer och tassar: ett polyesterhölje kring en lätt kärna, 12 mm tjockt och färgäkta i regn och sol.',
  ),
  use: words(
    'Splice or bind it into a leash that a 40 kg dog will not wear out.',
    'Splits of takel er een riem van die een hond van 40 kg niet klein krijgt.',
    'Gespleißt oder getakelt wird daraus eine Leine, die auch ein 40-kg-Hund nicht kleinbekommt.',
    'Épissée ou surliée, elle devient une laisse dont un chien de 40 kg ne vient pas à bout.',
    'Impiombata o fasciata diventa un guinzaglio che nemmeno un cane di 40 kg consuma.',
    'Empalmada o falcaceada se convierte en una correa que ni un perro de 40 kg desgasta.',
    'Spleciona lub opasana staje się smyczą, której nie pokona nawet czterdziestokilogramowy pies.',
    'Splejset eller taklet bliver det til en line, som selv en hund på 40 kg ikke slider op.',
    'Splitsat eller taglat blir det ett koppel som inte ens en hund på 40 kg sliter ut.',
  ),
};

export const ppmAndLeashRopes: readonly LengthRange[] = [ppm6, ppm10, dogLeashRope];
