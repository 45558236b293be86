import { fillShopWords } from './shop.ts';

const configurable = [
  'color',
  'length',
  'feed_through_size',
  'material_thickness',
  'strap_length',
  'strap_width',
  'unit_type',
  'package_deals',
  'snap_hook_size',
  'rivetsize',
  'screw_size',
  'symbol_slide_beads',
  'accessory_size',
  'biothane_colour',
  'nappa_basic',
  'Accessory_Colour_Config',
];

const specs = [
  'breaking_strength',
  'buckle_type',
  'number_of_strands',
  '{product}_type',
  'pattern_type',
  'ppm_type',
  'rope_construction',
  'rope_diameter',
  'rope_material',
  'rope_material_core',
  'weight',
  'max_continuous_length',
  'length_accessory',
  'unit_type',
  'hs_tariff_number',
  'materiaal_soort_metalen',
];

const labelled = [
  'unit_type',
  'weight',
  'breaking_strength',
  'rope_diameter',
  'color',
  '{product}_type',
  'ppm_type',
  'pattern_type',
  'hs_tariff_number',
  'strap_width',
  'rope_material',
  'rope_material_core',
  'number_of_strands',
  'rope_construction',
  'max_continuous_length',
  'feed_through_size',
  'length_accessory',
  'materiaal_soort_metalen',
];

// "strap sizes" of the specification are the two strap attributes it names elsewhere.
const filters = [
  'breaking_strength',
  'category_uid',
  'color',
  'feed_through',
  'innersize',
  'leather_grade',
  'leather_thickness',
  'length_accessory',
  'material',
  'number_of_strands',
  '{product}_family',
  '{product}_type',
  'pattern_type',
  'product_main_group',
  'rope_construction',
  'rope_diameter',
  'rope_material',
  'strap_length',
  'strap_width',
  'surface_family',
];

export interface AttributeCodes {
  readonly configurable: readonly string[];
  readonly specs: readonly string[];
  /** Fetched with value-to-label maps. */
  readonly labelled: readonly string[];
  readonly filters: readonly string[];
}

/** The product attributes of specification 3. */
export function attributeCodesFor(productWord?: string): AttributeCodes {
  const fill = (codes: readonly string[]) => codes.map((code) => fillShopWords(code, productWord));
  return {
    configurable: fill(configurable),
    specs: fill(specs),
    labelled: fill(labelled),
    filters: fill(filters),
  };
}

export const attributeCodes = attributeCodesFor();

/** Specification 3, "Sort options", and the stars of reviews. */
export const sortOptions = [
  'default',
  'name',
  'position',
  'priceAsc',
  'priceDesc',
  'rating',
  'relevance',
  'ropeDiameter',
  'feedThroughSize',
  'accessoryLength',
] as const;
export type SortOption = (typeof sortOptions)[number];
