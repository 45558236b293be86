import type { CategoryImport, ProductImport } from '@bowline/commerce';
import type { DemoCatalogue } from '@bowline/demo';
import fc from 'fast-check';

/** `{color: {in: ["3"]}, category_uid: {eq: "Mw=="}, price: {from: "5", to: "20"}}` */
export type Filter = Readonly<
  Record<
    string,
    { readonly eq?: string; readonly in?: readonly string[]; readonly from?: string; readonly to?: string }
  >
>;

export interface CountedState {
  readonly total: number;
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

interface Counted {
  readonly priceMinor: number;
  /** By the code of each filter, as GraphQL writes its values. */
  readonly values: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The ids an import gives out: 2 is the root, 1 is left free. */
const firstCategoryId = 3;
const uid = (id: number) => btoa(String(id));

/** Filters and counts the catalogue product by product, from the data it was loaded from. */
export function createBruteForce(catalogue: DemoCatalogue, prices: ReadonlyMap<string, number>) {
  const categories = categoryValues(catalogue.categories);
  const options = optionValues(catalogue);
  const filterable = catalogue.attributes.filter(({ isFilterable }) => isFilterable).map(({ code }) => code);
  const products: Counted[] = [];
  for (const product of catalogue.products) {
    const priceMinor = prices.get(product.sku);
    if (product.isActive === false || priceMinor === undefined) continue;
    const values = new Map<string, ReadonlySet<string>>();
    values.set('category_uid', new Set((product.categories ?? []).flatMap(({ key }) => categories(key))));
    for (const code of filterable) values.set(code, new Set(options(product, code)));
    products.push({ priceMinor, values });
  }
  const codes = ['category_uid', ...filterable];
  const filters = codes
    .map((code) => ({
      code,
      values: [...new Set(products.flatMap(({ values }) => [...(values.get(code) ?? [])]))],
    }))
    .filter(({ values }) => values.length > 0);

  return {
    size: products.length,
    filters,
    combinations: combinationsOf(filters),
    count(filter: Filter): CountedState {
      const found = products.filter((product) => fits(product, filter));
      const facets = codes.map((code) => [
        code,
        tally(found.flatMap(({ values }) => [...(values.get(code) ?? [])])),
      ]);
      return {
        total: found.length,
        facets: Object.fromEntries(
          [['price', priceRanges(found)] as const, ...facets].filter(
            ([, counted]) => Object.keys(counted as object).length > 0,
          ),
        ),
      };
    },
  };
}

function categoryValues(categories: readonly CategoryImport[]): (key: string) => string[] {
  const known = new Map(
    categories.map((category, index) => [category.key, { ...category, id: firstCategoryId + index }]),
  );
  const trail = (key: string): string[] => {
    const category = known.get(key);
    return category ? [...(category.parent ? trail(category.parent) : []), uid(category.id)] : [];
  };
  return trail;
}

/** Of the product and of its active variants; sold-out ones are shown. */
export function optionValues({
  attributes,
}: DemoCatalogue): (product: ProductImport, code: string) => string[] {
  const ids = new Map<string, string>();
  let id = 0;
  for (const { code, options = [] } of attributes) {
    for (const option of options) {
      id += 1;
      ids.set(`${code} ${option.code}`, String(id));
    }
  }
  return (product, code) =>
    [product, ...(product.variants ?? []).filter(({ isActive }) => isActive !== false)]
      .flatMap(({ attributes: own = {} }) => own[code] ?? [])
      .flatMap((option) => ids.get(`${code} ${option}`) ?? []);
}

function fits({ priceMinor, values }: Counted, filter: Filter): boolean {
  return Object.entries(filter).every(([code, wanted]) => {
    if (code === 'price') {
      return priceMinor >= Number(wanted.from ?? 0) * 100 && priceMinor <= Number(wanted.to ?? 1e9) * 100;
    }
    const list = wanted.in ?? [wanted.eq ?? ''];
    return list.some((value) => values.get(code)?.has(value));
  });
}

function tally(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

/** Pricing rule 9, for a shop in euros. */
function priceRanges(found: readonly Counted[]): Record<string, number> {
  const euros = found.map(({ priceMinor }) => priceMinor / 100);
  if (euros.length === 0) return {};
  const ranges = (step: number) =>
    tally(euros.map((price) => Math.floor(price / step) * step).map((from) => `${from}_${from + step}`));
  const highest = Math.floor(Math.max(...euros));
  for (let step = 10 ** Math.max(1, String(highest).length - 1); step > 10; step /= 10) {
    const counted = ranges(step);
    if (Object.keys(counted).length > 1) return counted;
  }
  return ranges(10);
}

type Filters = readonly { readonly code: string; readonly values: readonly string[] }[];

function combinationsOf(filters: Filters): fc.Arbitrary<Filter> {
  const oneFilter = fc
    .constantFrom(...filters)
    .chain(({ code, values }) =>
      fc
        .uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 })
        .map((list): Filter => ({ [code]: { in: list } })),
    );
  const price = fc
    .tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 60 }))
    .map(([from, more]): Filter => ({ price: { from: String(from), to: String(from + more) } }));
  return fc
    .tuple(oneFilter, oneFilter, fc.option(price, { nil: {} }))
    .map(([first, second, third]) => ({ ...first, ...second, ...third }));
}
