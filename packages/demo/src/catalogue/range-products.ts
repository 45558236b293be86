import type { MediaImport, ProductImport, StockPoolImport, VariantImport } from '@bowline/commerce';
import type { LocaleName } from '@bowline/markets';
import { forEveryLocale, languageOf, spelled } from '../language/languages.ts';
import { aboutRange, rangeDescription, rangeMetaDescription } from '../language/range-descriptions.ts';
import { colourwayName, ownColourName, rangeProductName, thingName } from '../language/range-names.ts';
import { urlKeyOf } from '../language/url-key.ts';
import { pictureAddress, productMediaFile } from '../media-files.ts';
import { viewsOfRange } from '../pictures/cord-look.ts';
import { chance } from '../seed.ts';
import { arrivalOf } from './arrivals.ts';
import type { Colourway } from './colourways/colourway.ts';
import { colours } from './data/colours/colours.ts';
import { type LengthRange, lengthsOf } from './data/ranges/range.ts';
import { offerOf } from './offers.ts';
import { lengthPriceMinor } from './prices.ts';
import { rangeSpecs } from './range-specs.ts';
import { cordPool } from './stock.ts';

/** A colourway of a range, as it hangs on the wall of the shop. */
export interface RangeItem {
  readonly sku: string;
  readonly range: LengthRange;
  readonly colourway: Colourway;
}

export function rangeSku(range: LengthRange, colourway: Colourway): string {
  return `${range.skuPrefix}-${colourway.key}`;
}

export function rangeItem(range: LengthRange, colourway: Colourway): RangeItem {
  return { sku: rangeSku(range, colourway), range, colourway };
}

/** Further editions are copies of the same goods for measurements; the first is the shop as people see it. */
export function editionSku(sku: string, edition: number): string {
  return edition === 1 ? sku : `${sku}-e${edition}`;
}

function variantsOf({ range, colourway }: RangeItem, sku: string): VariantImport[] {
  return lengthsOf(range, colourway).map((lengthM) => {
    const lengthCm = Math.round(lengthM * 100);
    const priceMinor = lengthPriceMinor(range.metrePriceMinor, colourway.pattern, range.lengthsM, lengthM);
    return {
      sku: `${sku}-${lengthCm % 100 === 0 ? `${lengthM}m` : `${lengthCm}cm`}`,
      ...offerOf(sku, priceMinor),
      weightGrams: Math.ceil(range.specs.gramsPerMetre * lengthM),
      lengthCm,
      stock: { pool: sku, units: lengthCm },
      attributes: { length: String(lengthM) },
    };
  });
}

/** All editions of a colour share one set of pictures. */
function mediaOf({ sku, range, colourway }: RangeItem): MediaImport[] {
  const [ground] = colourway.colours;
  return viewsOfRange(range.look).map((kind) => ({
    kind,
    file: pictureAddress(productMediaFile(sku, kind), ground && colours[ground].hex),
  }));
}

/** The shop once had shorter addresses; a few are still linked to from elsewhere. */
function formerUrlKeysOf(item: RangeItem, sku: string): ProductImport['formerUrlKeys'] {
  if (chance('former', sku) > 0.03) return undefined;
  const { range, colourway } = item;
  return forEveryLocale((locale) => {
    const detail = colourwayName(range, colourway, languageOf(locale));
    return [urlKeyOf(`${range.skuPrefix} ${detail}${sku.slice(item.sku.length)}`)];
  });
}

export function rangePools({ sku, range }: RangeItem, edition: number): StockPoolImport[] {
  return [cordPool(editionSku(sku, edition), range.specs.longestPieceM)];
}

/** One colourway as a configurable product whose lengths share one pool of centimetres. */
export function rangeProduct(item: RangeItem, edition: number): ProductImport {
  const { range, colourway } = item;
  const sku = editionSku(item.sku, edition);
  const suffix = edition === 1 ? '' : ` ${edition}`;
  const nameIn = (locale: LocaleName): string => `${rangeProductName(range, colourway, locale)}${suffix}`;
  const arrival = arrivalOf(sku);
  const categories = arrival.newFrom ? [...range.categories, 'newArrivals'] : range.categories;
  const formerUrlKeys = formerUrlKeysOf(item, sku);
  return {
    sku,
    kind: 'configurable',
    texts: forEveryLocale((locale) => {
      const name = nameIn(locale);
      return {
        name,
        urlKey: urlKeyOf(name),
        colourName: `${ownColourName(range, colourway, locale)}${suffix}`,
        rangeName: spelled(thingName(range, locale), locale),
        descriptionHtml: rangeDescription(range, colourway, item.sku, locale),
        shortDescription: aboutRange(range, locale),
        metaTitle: name,
        metaDescription: rangeMetaDescription(range, colourway, item.sku, locale),
      };
    }),
    weightGrams: Math.ceil(range.specs.gramsPerMetre),
    attributes: rangeSpecs(range, colourway),
    configurableAttributes: ['length'],
    variants: variantsOf(item, sku),
    sample: true,
    siblingGroup: editionSku(`${range.skuPrefix}-${colourway.pattern}`, edition),
    categories: categories.map((key) => ({ key })),
    media: mediaOf(item),
    ...arrival,
    ...(formerUrlKeys ? { formerUrlKeys } : {}),
  };
}
