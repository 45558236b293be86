/** An order that is to be counted with these products, or taken off again. */
export interface OrderChange {
  readonly skus: readonly string[];
  readonly by: 1 | -1;
}

export interface ProductChange {
  readonly sku: string;
  readonly by: number;
}

export interface PairChange extends ProductChange {
  readonly otherSku: string;
}

export interface Tally {
  readonly products: readonly ProductChange[];
  /** Each pair twice, once for each of the two. */
  readonly pairs: readonly PairChange[];
}

/** Rules 1 and 5: what these orders change in the numbers of products and pairs; what cancels out is left out. */
export function tallyOf(changes: readonly OrderChange[]): Tally {
  const products = new Map<string, number>();
  const pairs = new Map<string, Map<string, number>>();
  for (const { skus, by } of changes) {
    for (const sku of skus) {
      add(products, sku, by);
      const others = pairs.get(sku) ?? new Map<string, number>();
      pairs.set(sku, others);
      for (const other of skus) if (other !== sku) add(others, other, by);
    }
  }
  return {
    products: changed(products).map(([sku, by]) => ({ sku, by })),
    pairs: [...pairs].flatMap(([sku, others]) =>
      changed(others).map(([otherSku, by]) => ({ sku, otherSku, by })),
    ),
  };
}

function add(numbers: Map<string, number>, sku: string, by: number): void {
  numbers.set(sku, (numbers.get(sku) ?? 0) + by);
}

function changed(numbers: ReadonlyMap<string, number>): [string, number][] {
  return [...numbers].filter(([, by]) => by !== 0);
}
