import type {
  AttributeValuesImport,
  MediaImport,
  ProductImport,
  StockPoolImport,
  VariantImport,
} from '@bowline/commerce';
import type { LocaleName } from '@bowline/markets';
import { forEveryLocale, inLocale } from '../language/languages.ts';
import { rangeDescription } from '../language/range-descriptions.ts';
import { rangeProductName } from '../language/range-names.ts';
import { urlKeyOf } from '../language/url-key.ts';
import { productMediaFile } from '../media-files.ts';
import { viewsOfRange } from '../pictures/cord-look.ts';
import { arrivalOf } from './arrivals.ts';
import { attributeCode } from './attributes.ts';
import { colours } from './data/colours.ts';
import type { Colourway } from './data/colourways.ts';
import type { LengthRange } from './data/ranges/range.ts';
import { lengthPriceMinor, tiersFor } from './prices.ts';
import { cordPool } from './stock.ts';

export interface StockedProduct {
  readonly product: ProductImport;
  readonly pools: readonly StockPoolImport[];
}

/** Further copies of the same goods for measurements; the first one is the shop as people see it. */
export interface Edition {
  readonly number: number;
}

export function rangeSku(range: LengthRange, colourway: Colourway, edition: Edition): string {
  const sku = `${range.skuPrefix}-${colourway.key}`;
  return edition.number === 1 ? sku : `${sku}-e${edition.number}`;
}

function colourFamiliesOf(colourway: Colourway): string[] {
  const families = new Set<string>(colourway.colours.map((id) => colours[id].family));
  if (families.size > 2) families.add('multicolour');
  return [...families];
}

function specsOf(range: LengthRange, colourway: Colourway): AttributeValuesImport {
  const { specs } = range;
  const isFlat = specs.thicknessMm !== undefined;
  const values: Record<string, string | readonly string[] | undefined> = {
    product_main_group: range.mainGroup,
    color: colourFamiliesOf(colourway),
    paracord_type: specs.paracordType,
    ppm_type: specs.ppmType,
    pattern_type: colourway.pattern,
    rope_diameter: isFlat ? undefined : String(specs.diameterMm),
    strap_width: isFlat ? String(specs.diameterMm) : undefined,
    material_thickness: isFlat ? String(specs.thicknessMm) : undefined,
    rope_material: specs.material,
    rope_material_core: specs.core,
    rope_construction: specs.construction,
    number_of_strands: specs.strands === undefined ? undefined : String(specs.strands),
    breaking_strength: String(specs.breakingKg),
    weight: String(specs.gramsPerMetre),
    max_continuous_length: String(specs.longestPieceM),
    surface_family: specs.surface,
    unit_type: 'metre',
    hs_tariff_number: specs.tariffNumber,
  };
  const known = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[attributeCode(name), value] as const],
  );
  return Object.fromEntries(known);
}

function variantsOf(range: LengthRange, colourway: Colourway, sku: string): VariantImport[] {
  return range.lengthsM.map((lengthM) => {
    const priceMinor = lengthPriceMinor(range.metrePriceMinor, colourway.pattern, range.lengthsM, lengthM);
    const lengthCm = Math.round(lengthM * 100);
    return {
      sku: `${sku}-${lengthCm % 100 === 0 ? `${lengthM}m` : `${lengthCm}cm`}`,
      priceMinor,
      tiers: tiersFor(priceMinor),
      weightGrams: Math.ceil(range.specs.gramsPerMetre * lengthM),
      lengthCm,
      stock: { pool: sku, units: lengthCm },
      attributes: { length: String(lengthM) },
    };
  });
}

/** All editions of a colour share one set of pictures. */
function mediaOf(range: LengthRange, colourway: Colourway): MediaImport[] {
  const original = rangeSku(range, colourway, { number: 1 });
  return viewsOfRange(range.look).map((kind) => ({ kind, file: productMediaFile(original, kind) }));
}

/** One colourway as a configurable product whose lengths share one pool of centimetres. */
export function rangeProduct(range: LengthRange, colourway: Colourway, edition: Edition): StockedProduct {
  const sku = rangeSku(range, colourway, edition);
  const suffix = edition.number === 1 ? '' : ` ${edition.number}`;
  const nameIn = (locale: LocaleName): string => `${rangeProductName(range, colourway, locale)}${suffix}`;
  const arrival = arrivalOf(sku);
  const categories = arrival.newFrom ? [...range.categories, 'newArrivals'] : range.categories;
  const product: ProductImport = {
    sku,
    kind: 'configurable',
    texts: forEveryLocale((locale) => ({
      name: nameIn(locale),
      urlKey: urlKeyOf(nameIn(locale)),
      descriptionHtml: rangeDescription(range, colourway, locale),
      shortDescription: inLocale(range.about, locale),
      metaTitle: nameIn(locale),
      metaDescription: inLocale(range.about, locale),
    })),
    weightGrams: Math.ceil(range.specs.gramsPerMetre),
    attributes: specsOf(range, colourway),
    configurableAttributes: ['length'],
    variants: variantsOf(range, colourway, sku),
    categories: categories.map((key) => ({ key })),
    media: mediaOf(range, colourway),
    ...arrival,
  };
  return { product, pools: [cordPool(sku, range.specs.longestPieceM)] };
}
