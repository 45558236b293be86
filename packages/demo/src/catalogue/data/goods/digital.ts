import type { GiftCardImport } from '@bowline/commerce';
import { words } from '../../../language/languages.ts';
import type { PieceGood } from './piece-good.ts';

type DigitalGood = Omit<PieceGood, 'weightGrams' | 'tariffNumber' | 'choice'>;

export const courses: readonly DigitalGood[] = [
  {
    sku: 'course-first-bracelet',
    name: words(
      'Online Course: Your First Bracelet',
      'Onlinecursus: je eerste armband',
      'Onlinekurs: Dein erstes Armband',
      'Cours en ligne : votre premier bracelet',
      'Corso online: il tuo primo bracciale',
      'Curso en línea: su primera pulsera',
      'Kurs online: twoja pierwsza bransoletka',
      'Onlinekursus: dit første armbånd',
      'Onlinekurs: ditt första armband',
    ),
    about: words(
      'Six short films take you from measuring the wrist to a finished cobra weave. Watch them as often as you like.',
      'Zes korte films brengen je van polsmaat tot een afgemaakte cobravlecht. Bekijk ze zo vaak je wilt.',
      'Sechs kurze Filme führen vom Messen des Handgelenks bis zum fertigen Kobrageflecht. So oft ansehen, wie du magst.',
      'Six courtes vidéos vous mènent de la mesure du poignet au tressage cobra achevé. À revoir autant de fois que vous voulez.',
      'Sei brevi filmati ti portano dalla misura del polso all’intreccio cobra finito. Da rivedere quante volte vuoi.',
      'Seis vídeos cortos le llevan desde medir la muñeca hasta un trenzado cobra terminado. Véalos cuantas veces quiera.',
      'Sześć krótkich filmów prowadzi od zmierzenia nadgarstka do gotowego splotu kobra. Oglądaj je tak często, jak chcesz.',
      'Seks korte film fører dig fra håndledsmål til færdig kobrafletning. Se dem, så ofte du vil.',
      'Sex korta filmer tar dig från handledsmått till färdig kobrafläta. Se dem så ofta du vill.',
    ),
    categories: ['courses'],
    attributes: { product_main_group: 'digital', unit_type: 'piece' },
    look: { shape: 'course', colour: '#2a5935', finish: 'plastic', yarns: ['#f4b51a', '#d1202b'] },
    priceMinor: 1240,
  },
  {
    sku: 'course-splicing',
    name: words(
      'Online Course: Splice a Dog Leash',
      'Onlinecursus: een hondenriem splitsen',
      'Onlinekurs: Hundeleine spleißen',
      'Cours en ligne : épisser une laisse',
      'Corso online: impiombare un guinzaglio',
      'Curso en línea: empalmar una correa',
      'Kurs online: splatanie smyczy',
      'Onlinekursus: splejs et hundesnor',
      'Onlinekurs: splitsa ett hundkoppel',
    ),
    about: words(
      'Learn the eye splice and the whipping on a real leash, with patterns to print.',
      'Leer de oogsplits en de takeling aan een echte riem, met werktekeningen om te printen.',
      'Lerne Augspleiß und Takling an einer echten Leine, mit Vorlagen zum Ausdrucken.',
      'Apprenez l’épissure à œil et la surliure sur une vraie laisse, avec des modèles à imprimer.',
      'Impara l’impiombatura a occhio e la fasciatura su un vero guinzaglio, con schemi da stampare.',
      'Aprenda la gaza y el falcaceado en una correa de verdad, con plantillas para imprimir.',
      'Naucz się splotu oczkowego i opaski na prawdziwej smyczy, z szablonami do wydruku.',
      'Lær øjesplejsen og taklingen på en rigtig line, med skabeloner til print.',
      'Lär dig ögonsplits och tagling på ett riktigt koppel, med mallar att skriva ut.',
    ),
    categories: ['courses'],
    attributes: { product_main_group: 'digital', unit_type: 'piece' },
    look: { shape: 'course', colour: '#15254b', finish: 'plastic', yarns: ['#97aa86', '#eddfbd'] },
    priceMinor: 1650,
  },
];

export const giftCard: Omit<DigitalGood, 'priceMinor'> & { readonly card: GiftCardImport } = {
  sku: 'gift-card',
  name: words(
    'Bowline Gift Card',
    'Bowline-cadeaubon',
    'Bowline-Geschenkgutschein',
    'Carte cadeau Bowline',
    'Carta regalo Bowline',
    'Tarjeta regalo Bowline',
    'Karta podarunkowa Bowline',
    'Bowline-gavekort',
    'Bowline-presentkort',
  ),
  about: words(
    'For makers who would rather choose their own colours: any amount, sent by e-mail with your words.',
    'Voor makers die hun kleuren liever zelf kiezen: elk bedrag, per e-mail verstuurd met jouw woorden.',
    'Für alle, die ihre Farben lieber selbst aussuchen: jeder Betrag, per E-Mail mit deinen Worten.',
    'Pour celles et ceux qui préfèrent choisir leurs couleurs : le montant de votre choix, envoyé par e-mail avec vos mots.',
    'Per chi preferisce scegliere da sé i colori: qualsiasi importo, inviato per e-mail con le tue parole.',
    'Para quienes prefieren elegir sus colores: cualquier importe, enviado por correo electrónico con sus palabras.',
    'Dla tych, którzy wolą sami wybrać kolory: dowolna kwota, wysłana e-mailem z twoimi słowami.',
    'Til dem, der helst selv vælger farverne: et valgfrit beløb, sendt på e-mail med dine ord.',
    'För dem som helst väljer färgerna själva: valfritt belopp, skickat med e-post och dina ord.',
  ),
  categories: ['giftCards'],
  attributes: { product_main_group: 'digital' },
  look: { shape: 'gift-card', colour: '#2a5935', finish: 'plastic', yarns: ['#f4b51a'] },
  /** Decision D3: 10 to 250 EUR in any cent amount. */
  card: {
    amountsMinor: [1000, 2500, 5000, 10000],
    openAmount: { minimumMinor: 1000, maximumMinor: 25000 },
    lifetimeDays: 1095,
    messageMaxLength: 500,
  },
};
