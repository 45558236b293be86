import { sql } from '@bowline/database';
import { ok } from '@bowline/kit';
import { mostInPool, setQuantities } from '#stock';
import { misfit, type Page } from '../model.ts';
import type { Magento } from '../source/magento.ts';
import { isSetIn, tenThousandthsOf, textIn } from '../source/raw-values.ts';
import type { Planned, Stage } from './stage.ts';

interface StockWish {
  /** In small letters. */
  readonly sku: string;
  readonly quantity: number;
}

const skusPerPage = 200;
const wish = { path: '/inventory/source-items', sortedBy: ['sku', 'source_code'] };

/** A sku may stand in several sources, so all are read and added up before the first is written. */
async function readSums(source: Magento): Promise<readonly (readonly [string, number | null])[]> {
  const sums = new Map<string, number | null>();
  const seen = new Set<string>();
  for (let number: number | null = 1; number !== null; ) {
    const page: Page = await source.page(wish, number);
    for (const { base } of page.items) {
      const sku = textIn(base, 'sku').trim().toLowerCase();
      const place = JSON.stringify([sku, textIn(base, 'source_code')]);
      if (sku === '' || seen.has(place)) continue;
      seen.add(place);
      const quantity = isSetIn(base, 'status') ? tenThousandthsOf(textIn(base, 'quantity')) : 0;
      const before = sums.has(sku) ? (sums.get(sku) ?? null) : 0;
      sums.set(sku, quantity === null || before === null ? null : before + quantity);
    }
    number = page.next;
  }
  return [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** Rule 16. */
export const stockStage: Stage<StockWish> = {
  kind: 'stock',
  open(source) {
    let sums: ReturnType<typeof readSums> | undefined;
    return async (position) => {
      sums ??= readSums(source);
      const all = await sums;
      const items = all
        .slice(position, position + skusPerPage)
        .map(([sku, quantity]) => ({ base: { sku, quantity }, views: {} }));
      const next = position + skusPerPage;
      return { items, next: next < all.length ? next : null, total: all.length };
    };
  },
  plan({ base }): Planned<StockWish> {
    const sku = textIn(base, 'sku');
    const told = textIn(base, 'quantity');
    const quantity = told === '' ? Number.NaN : Number(told) / 10_000;
    if (!Number.isInteger(quantity) || quantity > mostInPool) {
      return {
        id: sku,
        name: sku,
        leftOut: misfit('quantity-not-whole', Number.isNaN(quantity) ? '' : quantity),
      };
    }
    const needs = [{ kind: 'skus', id: sku, code: 'product-left-out', isNeeded: true }];
    return { id: sku, name: sku, wish: { sku, quantity }, misfits: [], needs, brings: [] };
  },
  async write({ transaction, ownIdOf, by, now }, { sku, quantity }) {
    const id = ownIdOf('skus', sku) ?? 0;
    const { rows } = await sql<{ key: string; units: number }>`
      select pool.key, p.stock_units as units from product p join stock_pool pool on pool.id = p.stock_pool_id
      where p.id = ${id}`.execute(transaction);
    const [pool] = rows;
    if (!pool) return { ok: false, refusal: misfit('never-runs-out', sku) };
    if (pool.units !== 1) return { ok: false, refusal: misfit('stock-is-shared', pool.key) };
    const change = { reason: 'imported' as const, note: null, by, now };
    await setQuantities(transaction, [{ poolKey: pool.key, quantity }], change);
    return ok(id);
  },
};
