import { createHash } from 'node:crypto';
import { buildDemoCatalogue } from './build-catalogue.ts';
import { createPictureDrawer } from './pictures/picture-drawer.ts';

export interface DemoCounts {
  readonly products: number;
  /** Products of each main group. */
  readonly productsByGroup: Readonly<Record<string, number>>;
  readonly paracords: number;
  readonly cordsAndRopes: number;
  /** What can be put into a cart: variants, and products without variants. */
  readonly sellable: number;
  readonly categories: number;
  readonly attributes: number;
  readonly attributeOptions: number;
  readonly pictures: number;
  /** Of all data of the catalogue: equal data, equal fingerprint. */
  readonly fingerprint: string;
}

const cordGroups = ['paracord', 'cord', 'rope'];

/** Reads the whole demo shop once and counts it. */
export function countDemo(scale = 1): DemoCounts {
  const { products, stockPools, productCount, ...rest } = buildDemoCatalogue(scale);
  const hash = createHash('sha256').update(JSON.stringify(rest));
  const groups: Record<string, number> = {};
  let sellable = 0;
  for (const product of products) {
    const group = String(product.attributes?.product_main_group);
    groups[group] = (groups[group] ?? 0) + 1;
    sellable += product.variants?.length ?? 1;
    hash.update(JSON.stringify(product));
  }
  for (const pool of stockPools) hash.update(`${pool.key} ${pool.quantity}\n`);
  return {
    products: productCount,
    productsByGroup: groups,
    paracords: groups.paracord ?? 0,
    cordsAndRopes: cordGroups.reduce((sum, group) => sum + (groups[group] ?? 0), 0),
    sellable,
    categories: rest.categories.length,
    attributes: rest.attributes.length,
    attributeOptions: rest.attributes.reduce((sum, { options = [] }) => sum + options.length, 0),
    pictures: [...createPictureDrawer().files()].length,
    fingerprint: hash.digest('hex'),
  };
}
