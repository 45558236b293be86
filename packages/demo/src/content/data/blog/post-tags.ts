import { type Words, words } from '../../../language/languages.ts';

export interface PostTag {
  readonly key: string;
  readonly title: Words;
  readonly slug: Words;
}

export const postTags = [
  {
    key: 'choosing',
    title: words(
      'Choosing well',
      'Goed kiezen',
      'Richtig wählen',
      'Bien choisir',
      'Scegliere bene',
      'Elegir bien',
      'Jak wybrać',
      'Vælg rigtigt',
      'Välja rätt',
    ),
    slug: words(
      'choosing-well',
      'goed-kiezen',
      'richtig-waehlen',
      'bien-choisir',
      'scegliere-bene',
      'elegir-bien',
      'jak-wybrac',
      'vaelg-rigtigt',
      'valja-ratt',
    ),
  },
  {
    key: 'paracord',
    title: words(
      'Paracord',
      'Paracord',
      'Paracord',
      'Paracorde',
      'Paracord',
      'Paracord',
      'Paracord',
      'Paracord',
      'Paracord',
    ),
    slug: words(
      'paracord',
      'paracord',
      'paracord',
      'paracorde',
      'paracord',
      'paracord',
      'paracord',
      'paracord',
      'paracord',
    ),
  },
  {
    key: 'making',
    title: words(
      'Make it yourself',
      'Zelf maken',
      'Selber machen',
      'À faire soi-même',
      'Fai da te',
      'Hazlo tú',
      'Własnymi rękami',
      'Lav det selv',
      'Gör det själv',
    ),
    slug: words(
      'make-it-yourself',
      'zelf-maken',
      'selber-machen',
      'a-faire-soi-meme',
      'fai-da-te',
      'hazlo-tu',
      'wlasnymi-rekami',
      'lav-det-selv',
      'gor-det-sjalv',
    ),
  },
  {
    key: 'dogs',
    title: words('Dogs', 'Honden', 'Hunde', 'Chiens', 'Cani', 'Perros', 'Psy', 'Hunde', 'Hundar'),
    slug: words('dogs', 'honden', 'hunde', 'chiens', 'cani', 'perros', 'psy', 'hunde', 'hundar'),
  },
  {
    key: 'care',
    title: words(
      'Materials and care',
      'Materiaal en onderhoud',
      'Material und Pflege',
      'Matières et entretien',
      'Materiali e cura',
      'Materiales y cuidado',
      'Materiały i pielęgnacja',
      'Materialer og pleje',
      'Material och skötsel',
    ),
    slug: words(
      'materials-and-care',
      'materiaal-en-onderhoud',
      'material-und-pflege',
      'matieres-et-entretien',
      'materiali-e-cura',
      'materiales-y-cuidado',
      'materialy-i-pielegnacja',
      'materialer-og-pleje',
      'material-och-skotsel',
    ),
  },
] as const satisfies readonly PostTag[];

export type PostTagKey = (typeof postTags)[number]['key'];
