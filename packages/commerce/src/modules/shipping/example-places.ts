import type { CountryCode } from '@bowline/markets';

/** What an example of a pickup point is made of, as it is usual in a country. */
export interface PlaceWords {
  readonly streets: readonly string[];
  /** Shops that hand out parcels besides. */
  readonly shops: readonly string[];
  /** Where the number stands before the street. */
  readonly isNumberFirst?: boolean;
}

const dutch: PlaceWords = {
  streets: [
    'Stationsplein',
    'Marktstraat',
    'Kerkstraat',
    'Molenweg',
    'Havenkade',
    'Parklaan',
    'Dorpsstraat',
    'Schoolstraat',
    'Wilhelminastraat',
    'Nieuwstraat',
  ],
  shops: ['Boekhandel', 'Supermarkt', 'Bloemenwinkel', 'Fietsenwinkel', 'Drogisterij', 'Kantoorvakhandel'],
};

const german: PlaceWords = {
  streets: [
    'Bahnhofstraße',
    'Hauptstraße',
    'Marktplatz',
    'Gartenstraße',
    'Schulstraße',
    'Lindenallee',
    'Goethestraße',
    'Bergstraße',
    'Mühlenweg',
    'Kirchgasse',
  ],
  shops: ['Kiosk', 'Schreibwaren', 'Blumenladen', 'Getränkemarkt', 'Reinigung', 'Buchhandlung'],
};

const french: PlaceWords = {
  streets: [
    'rue de la Gare',
    'rue de la République',
    'avenue Victor-Hugo',
    'rue du Marché',
    'place de l’Église',
    'rue des Écoles',
    'boulevard Gambetta',
    'rue Pasteur',
    'rue du Moulin',
    'avenue Jean-Jaurès',
  ],
  shops: ['Tabac presse', 'Épicerie', 'Pressing', 'Librairie', 'Fleuriste', 'Point retouche'],
  isNumberFirst: true,
};

const polish: PlaceWords = {
  streets: [
    'ul. Dworcowa',
    'ul. Szkolna',
    'ul. Ogrodowa',
    'ul. Polna',
    'ul. Kościuszki',
    'ul. Mickiewicza',
    'ul. Lipowa',
    'ul. Słoneczna',
    'al. Niepodległości',
    'ul. Kwiatowa',
  ],
  shops: ['Automat paczkowy', 'Automat przy sklepie', 'Automat przy stacji', 'Automat przy poczcie'],
};

const danish: PlaceWords = {
  streets: [
    'Stationsvej',
    'Torvegade',
    'Algade',
    'Skolegade',
    'Nørregade',
    'Havnegade',
    'Kirkevej',
    'Østergade',
    'Møllevej',
    'Parkvej',
  ],
  shops: ['Kiosk', 'Købmand', 'Boghandel', 'Blomsterbutik', 'Cykelhandel'],
};

const swedish: PlaceWords = {
  streets: [
    'Stationsgatan',
    'Storgatan',
    'Kyrkogatan',
    'Skolgatan',
    'Hamngatan',
    'Parkgatan',
    'Drottninggatan',
    'Kungsgatan',
    'Nygatan',
    'Trädgårdsgatan',
  ],
  shops: ['Kiosk', 'Livsmedelsbutik', 'Bokhandel', 'Blomsterhandel', 'Cykelaffär'],
};

const spanish: PlaceWords = {
  streets: [
    'Calle Mayor',
    'Avenida de la Constitución',
    'Calle Real',
    'Plaza de España',
    'Calle del Sol',
    'Calle San Juan',
    'Avenida de Andalucía',
    'Calle Nueva',
    'Paseo del Prado',
    'Calle de la Estación',
  ],
  shops: ['Papelería', 'Estanco', 'Librería', 'Floristería', 'Tintorería', 'Ferretería'],
};

const italian: PlaceWords = {
  streets: [
    'Via Roma',
    'Via Garibaldi',
    'Corso Italia',
    'Piazza della Stazione',
    'Via Mazzini',
    'Via Dante',
    'Via Verdi',
    'Via Cavour',
    'Viale della Libertà',
    'Via San Marco',
  ],
  shops: ['Tabaccheria', 'Edicola', 'Cartoleria', 'Libreria', 'Fioraio', 'Ferramenta'],
};

const elsewhere: PlaceWords = {
  streets: ['Station Road', 'Market Square', 'Church Street', 'Mill Lane', 'Park Avenue', 'School Street'],
  shops: ['Newsagent', 'Bookshop', 'Corner shop', 'Florist', 'Dry cleaner'],
  isNumberFirst: true,
};

const wordsOf: Readonly<Partial<Record<CountryCode, PlaceWords>>> = {
  NL: dutch,
  BE: dutch,
  DE: german,
  AT: german,
  FR: french,
  LU: french,
  PL: polish,
  DK: danish,
  SE: swedish,
  ES: spanish,
  IT: italian,
};

/** Of the Walloon provinces, whose streets have French names. */
const walloonPostcodes = /^(1[34]|[4-7])/;

export function placeWords(country: CountryCode, postcode: string): PlaceWords {
  if (country === 'BE' && walloonPostcodes.test(postcode)) return { ...french, isNumberFirst: false };
  return wordsOf[country] ?? elsewhere;
}
