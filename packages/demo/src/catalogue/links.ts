import type { ProductLinkImport, ProductLinkKind } from '@bowline/commerce';
import { editionSku } from './range-products.ts';
import type { ShelfItem } from './shelf.ts';

/** What goes with goods of a category, the most specific category first. */
const companions: Readonly<Record<string, readonly string[]>> = {
  mainCord: ['acc-side-release-buckle', 'tool-fid-set', 'acc-shackle-steel', 'kit-bracelet'],
  dogLeash: ['acc-snap-hook-brass', 'tool-marlinspike', 'course-splicing', 'acc-o-ring-brass'],
  ppm: ['acc-snap-hook-steel', 'acc-snap-hook-brass', 'acc-whipping-twine', 'tool-marlinspike'],
  climbingRope: ['acc-snap-hook-steel', 'acc-grip', 'tool-hot-knife'],
  mooringLine: ['acc-whipping-twine', 'tool-marlinspike', 'tool-hot-knife'],
  cottonCord: ['kit-plant-hanger', 'kit-wall-hanging', 'acc-wooden-bead', 'course-macrame'],
  waxedCord: ['acc-lobster-brass', 'acc-pony-beads', 'kit-friendship'],
  otherCord: ['tool-cord-cutter', 'acc-cord-lock', 'tool-heat-sealer'],
  biothane: ['acc-screw-nickel', 'acc-rivet-nickel', 'tool-hole-punch', 'course-biothane'],
  webbing: ['acc-flat-buckle', 'acc-d-ring-nickel', 'acc-tri-glide-nickel', 'acc-slide-letter'],
  leather: ['acc-roller-buckle-brass', 'acc-rivet-brass', 'tool-leather-balm', 'tool-needle-kit'],
  accessories: ['kit-bracelet', 'tool-fid-set', 'p550-black'],
  diyTools: ['kit-bracelet', 'p550-forest-green', 'acc-side-release-buckle'],
  diyKits: ['tool-bracelet-jig', 'tool-cord-cutter', 'course-first-bracelet'],
  courses: ['kit-bracelet', 'kit-dog-leash', 'tool-fid-set'],
  giftCards: ['kit-bracelet', 'course-first-bracelet', 'tool-knot-book'],
};

/** What everybody looks at, by the first category of the goods beside it. */
const mostViewed: Readonly<Record<string, readonly string[]>> = {
  mainCord: ['p550-black', 'p550-camo-woodland', 'p550-reflective-black', 'p550-mix-rainbow', 'p425-red'],
  ppm: ['ppm10-black', 'ppm10-turquoise', 'ppm08-red', 'acc-snap-hook-brass'],
  dogLeash: ['dog12-diamond-sage-cream', 'dog12-helix-coral-white', 'dog10-navy', 'acc-snap-hook-brass'],
  otherCord: ['cot05-natural', 'jut08-natural', 'hmp03-black', 'clm98-helix-lime-black'],
  webbing: ['bio19-turquoise', 'bio-precut', 'web25-black', 'bio-handle'],
  leather: ['lea20-cognac', 'lea-collar-blank', 'lea-nappa', 'lea03-natural'],
  accessories: ['acc-side-release-buckle', 'acc-snap-hook-brass', 'acc-slide-letter', 'acc-skull-bead'],
};

/** The best-loved things of the whole shop. */
const bestLoved = [
  'kit-bracelet',
  'p550-diamond-forest-green-black',
  'tool-fid-set',
  'gift-card',
  'p550-black',
];

/** The part of a cord's sku that names its colours, so that the same colours are found in other ranges. */
const colourKey = (sku: string): string => sku.slice(sku.indexOf('-') + 1);

/** Where the neighbours stand. */
const steps = [1, -1, 2, -2, 3, -3, 4, -4];

export type LinksOf = (index: number, edition: number) => readonly ProductLinkImport[];

/** Relations of a product: neighbours of the same kind, the same colour elsewhere, companions, and what everybody looks at. */
export function createLinks(shelf: readonly ShelfItem[]): LinksOf {
  const byColour = Map.groupBy(
    shelf.filter((item) => item.isMultiplied),
    (item) => colourKey(item.sku),
  );
  // Equal links are one object: a large import keeps all links in memory until every product is known.
  const links = new Map<string, ProductLinkImport>();
  const link = (kind: ProductLinkKind, sku: string): ProductLinkImport => {
    const key = `${kind} ${sku}`;
    const made = links.get(key) ?? { kind, sku };
    links.set(key, made);
    return made;
  };
  return (index, edition) => {
    const item = shelf[index];
    if (!item) throw new Error(`nothing stands at ${index}`);
    const own = editionSku(item.sku, item.isMultiplied ? edition : 1);
    const inEdition = (other: ShelfItem): string => editionSku(other.sku, other.isMultiplied ? edition : 1);
    const related = steps
      .flatMap((step) => shelf[index + step] ?? [])
      .filter((other) => other.categories.at(-1) === item.categories.at(-1))
      .slice(0, 4)
      .map(inEdition);
    const sameColour = item.isMultiplied ? (byColour.get(colourKey(item.sku)) ?? []) : [];
    const upsell = sameColour.map(inEdition).filter((sku) => sku !== own);
    const crosssell = item.categories.toReversed().flatMap((key) => companions[key] ?? []);
    const viewed = [...(mostViewed[item.categories[0] ?? ''] ?? []), ...bestLoved];
    const of = (kind: ProductLinkKind, skus: readonly string[], most: number): ProductLinkImport[] =>
      [...new Set(skus)]
        .filter((sku) => sku !== own)
        .slice(0, most)
        .map((sku) => link(kind, sku));
    return [
      ...of('related', related, 4),
      ...of('upsell', upsell, 4),
      ...of('crosssell', crosssell, 4),
      ...of('most_viewed', viewed, 6),
    ];
  };
}
