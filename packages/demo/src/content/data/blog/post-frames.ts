import { type Words, words } from '../../../language/languages.ts';
import { categoryImageFile, productMediaFile } from '../../../media-files.ts';
import type { PostTagKey } from './post-tags.ts';

/** What belongs to a post beside its text. */
export interface PostFrame {
  readonly publishedAt: string;
  readonly tags: readonly PostTagKey[];
  /** A picture that the demo draws, as a path below the media folder, and what it shows. */
  readonly picture: { readonly file: string; readonly alt: Words };
  readonly slug: Words;
}

export const postFrames = {
  'colours-that-go-together': {
    publishedAt: '2026-10-14T07:00:00Z',
    tags: ['choosing', 'making'],
    picture: {
      file: categoryImageFile('colourPacks'),
      alt: words(
        'Eight hanks of paracord from red to white, held together by a paper band',
        'Acht strengen paracord van rood tot wit, bijeengehouden door een papieren band',
        'Acht Bündel Paracord von Rot bis Weiß, von einer Papierbanderole zusammengehalten',
        'Huit écheveaux de paracorde, du rouge au blanc, tenus par une bande de papier',
        'Otto matasse di paracord, dal rosso al bianco, tenute da una fascetta di carta',
        'Ocho madejas de paracord, del rojo al blanco, sujetas con una faja de papel',
        'Osiem motków paracordu od czerwieni po biel, spiętych papierową opaską',
        'Otte bundter paracord fra rød til hvid, holdt sammen af et papirbånd',
        'Åtta härvor paracord från rött till vitt, sammanhållna av ett pappersband',
      ),
    },
    slug: words(
      'colours-that-go-together',
      'kleuren-die-bij-elkaar-passen',
      'farben-die-zusammenpassen',
      'des-couleurs-qui-vont-ensemble',
      'colori-che-stanno-bene-insieme',
      'colores-que-combinan',
      'kolory-ktore-do-siebie-pasuja',
      'farver-der-passer-sammen',
      'farger-som-passar-ihop',
    ),
  },
  'biothane-or-leather': {
    publishedAt: '2026-09-09T07:00:00Z',
    tags: ['dogs', 'choosing', 'care'],
    picture: {
      file: productMediaFile('bio19-turquoise', 'in_use'),
      alt: words(
        'A turquoise dog collar of BioThane with a steel buckle and ring',
        'Een turquoise halsband van BioThane met stalen gesp en ring',
        'Ein türkises Hundehalsband aus BioThane mit Schnalle und Ring aus Stahl',
        'Un collier pour chien en BioThane turquoise, boucle et anneau en acier',
        'Un collare turchese in BioThane con fibbia e anello d’acciaio',
        'Un collar de perro de BioThane turquesa con hebilla y anilla de acero',
        'Turkusowa obroża z BioThane ze stalową klamrą i kółkiem',
        'Et turkis hundehalsbånd af BioThane med spænde og ring af stål',
        'Ett turkost hundhalsband av BioThane med spänne och ring av stål',
      ),
    },
    slug: words(
      'biothane-or-leather-for-a-dog-leash',
      'biothane-of-leer-voor-de-hondenriem',
      'biothane-oder-leder-fuer-die-hundeleine',
      'biothane-ou-cuir-pour-une-laisse',
      'biothane-o-cuoio-per-il-guinzaglio',
      'biothane-o-cuero-para-la-correa',
      'biothane-czy-skora-na-smycz',
      'biothane-eller-laeder-til-hundelinen',
      'biothane-eller-lader-till-kopplet',
    ),
  },
  'care-for-rope-and-leather': {
    publishedAt: '2026-07-08T07:00:00Z',
    tags: ['care', 'dogs'],
    picture: {
      file: productMediaFile('dog12-diamond-navy-cream', 'in_use'),
      alt: words(
        'A rope leash in navy and cream with whipped ends and a brass snap hook',
        'Een touwriem in marine en crème met takelingen en een messing haak',
        'Eine Seilleine in Marine und Creme mit Taklingen und Messingkarabiner',
        'Une laisse en corde marine et crème, surliée, avec un mousqueton en laiton',
        'Un guinzaglio di corda blu marino e crema, fasciato, con moschettone d’ottone',
        'Una correa de cuerda azul marino y crema, falcaceada, con mosquetón de latón',
        'Smycz z liny w granacie i kremie, z owiniętymi końcami i mosiężnym karabińczykiem',
        'En rebline i marineblå og creme med taklede ender og messinghage',
        'Ett repkoppel i marinblått och kräm med taglade ändar och mässingshake',
      ),
    },
    slug: words(
      'looking-after-rope-and-leather',
      'touw-en-leer-verzorgen',
      'seil-und-leder-pflegen',
      'prendre-soin-des-cordes-et-du-cuir',
      'curare-corde-e-cuoio',
      'cuidar-las-cuerdas-y-el-cuero',
      'jak-dbac-o-liny-i-skore',
      'pas-paa-reb-og-laeder',
      'skota-rep-och-lader',
    ),
  },
  'cobra-bracelet': {
    publishedAt: '2026-05-13T07:00:00Z',
    tags: ['making', 'paracord'],
    picture: {
      file: productMediaFile('p550-forest-green', 'in_use'),
      alt: words(
        'An open cobra bracelet in forest green with a black buckle',
        'Een open cobra-armband in bosgroen met zwarte gesp',
        'Ein offenes Kobra-Armband in Waldgrün mit schwarzer Schnalle',
        'Un bracelet cobra ouvert, vert forêt, à boucle noire',
        'Un bracciale cobra aperto, verde bosco, con fibbia nera',
        'Una pulsera cobra abierta, verde bosque, con hebilla negra',
        'Rozpięta bransoletka cobra w leśnej zieleni z czarną klamrą',
        'Et åbent kobraarmbånd i skovgrøn med sort spænde',
        'Ett öppet kobraarmband i skogsgrönt med svart spänne',
      ),
    },
    slug: words(
      'cobra-bracelet-step-by-step',
      'cobra-armband-stap-voor-stap',
      'kobra-armband-schritt-fuer-schritt',
      'bracelet-cobra-pas-a-pas',
      'bracciale-cobra-passo-dopo-passo',
      'pulsera-cobra-paso-a-paso',
      'bransoletka-cobra-krok-po-kroku',
      'kobraarmbaand-trin-for-trin',
      'kobraarmband-steg-for-steg',
    ),
  },
  'paracord-types': {
    publishedAt: '2026-03-11T08:00:00Z',
    tags: ['paracord', 'care'],
    picture: {
      file: categoryImageFile('mainCord'),
      alt: words(
        'Braided paracord in eight colours, side by side',
        'Gevlochten paracord in acht kleuren naast elkaar',
        'Geflochtenes Paracord in acht Farben nebeneinander',
        'De la paracorde tressée en huit couleurs, côte à côte',
        'Paracord intrecciato in otto colori, uno accanto all’altro',
        'Paracord trenzado en ocho colores, uno junto a otro',
        'Pleciony paracord w ośmiu kolorach obok siebie',
        'Flettet paracord i otte farver side om side',
        'Flätad paracord i åtta färger sida vid sida',
      ),
    },
    slug: words(
      'paracord-types-explained',
      'paracord-types-uitgelegd',
      'paracord-typen-erklaert',
      'les-types-de-paracorde',
      'i-tipi-di-paracord',
      'los-tipos-de-paracord',
      'typy-paracordu',
      'paracord-typer-forklaret',
      'paracord-typer',
    ),
  },
  'choose-a-diameter': {
    publishedAt: '2026-01-21T08:00:00Z',
    tags: ['choosing', 'dogs'],
    picture: {
      file: categoryImageFile('otherCord'),
      alt: words(
        'Braided and laid ropes of different thickness in eight colours',
        'Gevlochten en geslagen touwen van verschillende dikte in acht kleuren',
        'Geflochtene und geschlagene Seile verschiedener Stärke in acht Farben',
        'Des cordes tressées et toronnées d’épaisseurs différentes, en huit couleurs',
        'Corde intrecciate e ritorte di spessore diverso in otto colori',
        'Cuerdas trenzadas y torcidas de distinto grosor en ocho colores',
        'Plecione i kręcone liny różnej grubości w ośmiu kolorach',
        'Flettede og slåede reb i forskellig tykkelse og otte farver',
        'Flätade och slagna rep av olika tjocklek i åtta färger',
      ),
    },
    slug: words(
      'how-to-choose-a-diameter',
      'de-juiste-dikte-kiezen',
      'die-richtige-staerke-finden',
      'choisir-le-bon-diametre',
      'scegliere-il-diametro-giusto',
      'elegir-el-diametro-adecuado',
      'jak-dobrac-grubosc',
      'vaelg-den-rigtige-tykkelse',
      'valja-ratt-tjocklek',
    ),
  },
} as const satisfies Readonly<Record<string, PostFrame>>;

export type PostKey = keyof typeof postFrames;
