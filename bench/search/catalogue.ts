import { createRandom, type Random } from '../measure/random.ts';
import { colours, fillers, materials, rareWords, things, traits } from './vocabulary.ts';

/** Specification 9: the filters of a listing. How many values each has, and in what share of the products it occurs. */
const facets: readonly {
  readonly name: string;
  readonly values: number;
  readonly share: number;
  readonly several?: true;
}[] = [
  { name: 'breaking_strength', values: 40, share: 0.5 },
  { name: 'color', values: 36, share: 0.95, several: true },
  { name: 'feed_through', values: 20, share: 0.3 },
  { name: 'innersize', values: 30, share: 0.3 },
  { name: 'leather_grade', values: 6, share: 0.1 },
  { name: 'leather_thickness', values: 12, share: 0.1 },
  { name: 'length_accessory', values: 40, share: 0.4 },
  { name: 'material', values: 20, share: 0.9, several: true },
  { name: 'number_of_strands', values: 12, share: 0.4 },
  { name: 'product_family', values: 60, share: 1 },
  { name: 'product_type', values: 46, share: 1 },
  { name: 'pattern_type', values: 15, share: 0.4 },
  { name: 'product_main_group', values: 12, share: 1 },
  { name: 'rope_construction', values: 10, share: 0.5 },
  { name: 'rope_diameter', values: 40, share: 0.6 },
  { name: 'rope_material', values: 20, share: 0.5 },
  { name: 'strap_sizes', values: 25, share: 0.2 },
  { name: 'surface_family', values: 14, share: 0.5 },
];

export const facetNames: readonly string[] = ['category_uid', ...facets.map(({ name }) => name)];

export interface BenchProduct {
  readonly objectID: string;
  readonly sku: string;
  readonly name: string;
  readonly categories: string;
  readonly description: string;
  readonly url_key: string;
  readonly image: string;
  readonly price: number;
  readonly position: number;
  readonly popularity: number;
  /** Per facet the options it has. */
  readonly options: Readonly<Record<string, readonly string[]>>;
}

const branches = 10;
const leaves = 6;

export function generateCatalogue(size: number): BenchProduct[] {
  const random = createRandom(size);
  return Array.from({ length: size }, (_, index) => generateProduct(index, random));
}

function generateProduct(index: number, random: Random): BenchProduct {
  const thing = random.pickFrequent(things);
  const colour = random.pick(colours);
  const material = random.pickFrequent(materials);
  const range = random.pickFrequent(rareWords);
  const name = `${capitalised(thing)} ${range} ${material} ${colour} ${1 + random.below(20)} mm`;
  const branch = random.below(branches);
  const twig = random.below(leaves);
  const leaf = random.below(leaves);
  return {
    objectID: String(index + 1),
    sku: `${thing.slice(0, 2).toUpperCase()}-${100000 + index}`,
    name,
    categories: `${things[branch]} ${traits[twig]} ${things[10 + leaf]}`,
    description: describe(thing, colour, material, random),
    url_key: `${name.toLowerCase().replaceAll(' ', '-')}-${index}`,
    image: `/products/${index % 100}/${index}.jpg`,
    price: (95 + random.below(20_000)) / 100,
    position: random.below(100_000),
    popularity: random.below(10_000),
    options: {
      category_uid: [`${branch}`, `${branch}-${twig}`, `${branch}-${twig}-${leaf}`],
      ...Object.fromEntries(facets.flatMap((facet) => optionsOf(facet, random))),
    },
  };
}

function describe(thing: string, colour: string, material: string, random: Random): string {
  const words = [capitalised(thing), 'van', material, 'in', colour];
  while (words.length < 30) {
    words.push(
      random.pick(fillers),
      random.pick(traits),
      random.next() < 0.4 ? random.pickFrequent(rareWords) : random.pick(fillers),
    );
  }
  return `${words.join(' ')}.`;
}

function optionsOf(facet: (typeof facets)[number], random: Random): [string, string[]][] {
  if (random.next() > facet.share) return [];
  const count = facet.several ? 1 + random.below(3) : 1;
  const options = new Set(
    Array.from({ length: count }, () => `${1 + Math.floor(random.next() ** 2 * facet.values)}`),
  );
  return [[facet.name, [...options]]];
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
