import type {
  AttributeImport,
  CatalogueImport,
  CategoryImport,
  Localised,
  ProductImport,
} from '../catalogue-import/types.ts';

/** The English text, and for Dutch the same with a mark, so that a test sees which locale was read. */
export function inEveryLocale(text: string): Localised<string> {
  return { en: text, 'nl-NL': `${text} NL` };
}

export function anAttribute(code: string, options: Partial<AttributeImport> = {}): AttributeImport {
  return { code, inputType: 'select', labels: inEveryLocale(code), ...options };
}

export function aCategory(key: string, options: Partial<CategoryImport> = {}): CategoryImport {
  const path = options.parent ? `${options.parent}/${key}` : key;
  return {
    key,
    texts: {
      en: { name: `Category ${key}`, urlPath: path },
      'nl-NL': { name: `Categorie ${key}`, urlPath: `nl-${path}` },
    },
    ...options,
  };
}

/** A simple product that costs 10.00 EUR without VAT and never runs out. */
export function aProduct(sku: string, options: Partial<ProductImport> = {}): ProductImport {
  const key = sku.toLowerCase();
  return {
    sku,
    kind: 'simple',
    priceMinor: 10_00,
    weightGrams: 250,
    texts: {
      en: { name: `Product ${sku}`, urlKey: key, descriptionHtml: `<p>About ${sku}</p>` },
      'nl-NL': { name: `Artikel ${sku}`, urlKey: `nl-${key}`, descriptionHtml: `<p>Over ${sku}</p>` },
    },
    ...options,
  };
}

/** A cord that is sold in these lengths from one pool; a metre costs 1.00 EUR without VAT. */
export function aConfigurableCord(
  sku: string,
  lengthsCm: readonly number[],
  options: Partial<ProductImport> & { readonly pool: string },
): ProductImport {
  const { pool, ...rest } = options;
  const { priceMinor: _, ...product } = aProduct(sku, rest);
  return {
    ...product,
    kind: 'configurable',
    configurableAttributes: ['length'],
    variants: lengthsCm.map((lengthCm) => ({
      sku: `${sku}-${lengthCm}`,
      priceMinor: lengthCm,
      lengthCm,
      weightGrams: lengthCm,
      stock: { pool, units: lengthCm },
      attributes: { length: `${lengthCm}cm` },
    })),
  };
}

/** Rates are round numbers that are easy to reckon with. */
const exchangeRates = (
  [
    ['GBP', 850_000],
    ['DKK', 7_000_000],
    ['NOK', 11_500_000],
    ['PLN', 4_260_000],
    ['SEK', 11_050_000],
    ['CHF', 950_000],
    ['USD', 1_100_000],
  ] as const
).map(([currency, ratePerMillion]) => ({ currency, ratePerMillion, asOf: '2026-11-02' }));

export function aCatalogue(parts: Partial<CatalogueImport> = {}): CatalogueImport {
  return { attributes: [], categories: [], stockPools: [], products: [], exchangeRates, ...parts };
}
