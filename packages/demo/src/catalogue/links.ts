import type { ProductImport, ProductLinkImport, ProductLinkKind } from '@bowline/commerce';

/** What goes with goods of a category, the most specific category first. */
const companions: Readonly<Record<string, readonly string[]>> = {
  mainCord: ['acc-side-release-buckle', 'tool-fid-set', 'acc-shackle', 'kit-bracelet'],
  dogLeash: ['acc-snap-hook-brass', 'tool-marlinspike', 'course-splicing', 'acc-o-ring-brass'],
  ppm: ['acc-snap-hook-steel', 'acc-snap-hook-brass', 'tool-marlinspike'],
  otherCord: ['tool-cord-cutter', 'acc-cord-lock', 'kit-plant-hanger'],
  webbing: ['acc-metal-buckle', 'acc-d-ring', 'acc-snap-hook-steel'],
  leather: ['acc-o-ring-brass', 'acc-snap-hook-brass', 'acc-d-ring'],
  accessories: ['kit-bracelet', 'tool-fid-set', 'p550-black'],
  diyTools: ['kit-bracelet', 'p550-forest-green', 'acc-side-release-buckle'],
  diyKits: ['tool-bracelet-jig', 'tool-cord-cutter', 'course-first-bracelet'],
  courses: ['kit-bracelet', 'kit-dog-leash', 'tool-fid-set'],
};

const mostViewed = [
  'p550-black',
  'p550-diamond-forest-green-black',
  'dog12-diamond-sage-cream',
  'kit-bracelet',
  'acc-snap-hook-brass',
];

/** The part of a cord's sku that names its colours, so that the same colours are found in other ranges. */
const colourKey = (sku: string): string => sku.slice(sku.indexOf('-') + 1);

function linksOf(kind: ProductLinkKind, skus: readonly string[], own: string): ProductLinkImport[] {
  return [...new Set(skus)].filter((sku) => sku !== own).map((sku) => ({ kind, sku }));
}

/** Adds relations: neighbours of the same kind, the same colour elsewhere, companions, and what everybody looks at. */
export function withLinks(products: readonly ProductImport[]): ProductImport[] {
  const known = new Set(products.map((product) => product.sku));
  const byColour = Map.groupBy(products, (product) => colourKey(product.sku));
  return products.map((product, index) => {
    const kin = (product.categories ?? []).map((category) => category.key);
    const isKin = (other: ProductImport | undefined): boolean =>
      other !== undefined && other.categories?.at(-1)?.key === product.categories?.at(-1)?.key;
    const neighbours = [1, 2, -1, -2, 3, 4]
      .map((step) => products[index + step])
      .filter((other) => isKin(other));
    const related = neighbours.flatMap((other) => (other ? [other.sku] : [])).slice(0, 4);
    const upsell = (byColour.get(colourKey(product.sku)) ?? []).map((other) => other.sku).slice(0, 5);
    const crosssell = kin
      .flatMap((key) => companions[key] ?? [])
      .filter((sku) => known.has(sku))
      .slice(0, 4);
    return {
      ...product,
      links: [
        ...linksOf('related', related, product.sku),
        ...linksOf('upsell', upsell, product.sku),
        ...linksOf('crosssell', crosssell, product.sku),
        ...linksOf('most_viewed', mostViewed, product.sku),
      ],
    };
  });
}
