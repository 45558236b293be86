import { fillShopWords } from '../shop.ts';

export interface ListingFilter {
  /** The attribute code, as `products(filter)` and `aggregations` name it. */
  readonly code: string;
  /** The query parameter that carries the chosen values. */
  readonly parameter: string;
  readonly look: 'list' | 'swatches';
}

/** In their order of display: what a maker asks first comes first. */
const codes = [
  'color',
  'category_uid',
  'product_main_group',
  '{product}_type',
  '{product}_family',
  'pattern_type',
  'rope_diameter',
  'feed_through',
  'innersize',
  'length_accessory',
  'strap_width',
  'strap_length',
  'leather_grade',
  'leather_thickness',
  'material',
  'rope_material',
  'rope_construction',
  'surface_family',
  'number_of_strands',
  'breaking_strength',
];

/** The filters of specification 3. */
export function listingFiltersFor(productWord?: string): readonly ListingFilter[] {
  return codes.map((template) => {
    const code = fillShopWords(template, productWord);
    return {
      code,
      parameter: code === 'category_uid' ? 'category' : code,
      look: code === 'color' ? 'swatches' : 'list',
    };
  });
}

export const listingFilters = listingFiltersFor();

export const priceParameters = { from: 'price_from', to: 'price_to' } as const;

/** All that the address of a listing may say, in the order in which it says it; anything else is ignored. */
export const listingParameters: readonly string[] = [
  ...listingFilters.map(({ parameter }) => parameter),
  priceParameters.from,
  priceParameters.to,
  'sort',
  'page',
];

/** Decision D4. */
export const productsPerPage = 48;
