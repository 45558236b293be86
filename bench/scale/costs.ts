import type { BenchResults } from '../all/results.ts';

/** CPU milliseconds of one core, and bytes over the wire, of one of something. */
export interface Cost {
  readonly serverMs: number;
  readonly postgresMs: number;
  readonly bytes: number;
}

/** What a model of the shop needs to know; all of it was measured in one run of `npm run bench`. */
export interface Costs {
  readonly keptPage: Cost;
  readonly madePage: Cost;
  readonly searchPage: Cost;
  readonly cartChange: Cost;
  /** Of all its calls together. */
  readonly order: Cost;
  /** Per product, in all locales. */
  readonly product: { readonly databaseMb: number; readonly searchMb: number; readonly indexingMs: number };
  /** Of the catalogue that was measured. */
  readonly products: number;
}

type Measured = Pick<BenchResults, 'cases' | 'catalogue'>;

const callsOfOrder = 8;

export function costsOf({ cases, catalogue }: Measured): Costs {
  const mean = (...names: readonly string[]): Cost => {
    const found = names.map((name) => {
      const known = cases.find((one) => one.name === name);
      if (!known) throw new Error(`"${name}" was not measured.`);
      return known;
    });
    const of = (read: (known: (typeof found)[number]) => number) =>
      found.reduce((sum, known) => sum + read(known), 0) / found.length;
    return {
      serverMs: of(({ serverMs }) => serverMs),
      postgresMs: of(({ postgresMs }) => postgresMs ?? 0),
      bytes: of(({ bytes }) => bytes),
    };
  };
  const order = mean('cart: guest order of 8 calls');
  const { products, databaseMb, searchMb, indexingCpuSeconds = 0 } = catalogue;
  return {
    keptPage: mean('page: home, kept', 'page: category, kept', 'page: product, kept'),
    madePage: mean('page: home', 'page: category', 'page: product'),
    // A page of results is a listing that nobody keeps.
    searchPage: mean('page: category'),
    cartChange: mean('cart: add to cart'),
    order: { ...order, bytes: order.bytes * callsOfOrder },
    product: {
      databaseMb: databaseMb / products,
      searchMb: searchMb / products,
      indexingMs: (indexingCpuSeconds * 1000) / products,
    },
    products,
  };
}
