import { sql, type Transaction } from '@bowline/database';
import type { CommerceTables } from '#tables';
import type { ImportState } from './import-state.ts';
import type { ProductImport } from './types.ts';

/** Decision D4. */
const defaultSample = { lengthCm: 10, priceMinor: 50 } as const;

/** The sample of a cord is cut from the pool that all its lengths share. */
export function addSample(state: ImportState, productId: number, product: ProductImport): void {
  if (!product.sample) return;
  const wishes = product.sample === true ? {} : product.sample;
  const pools = new Set([product, ...(product.variants ?? [])].flatMap(({ stock }) => stock?.pool ?? []));
  const [pool] = pools;
  if (pool === undefined || pools.size > 1) {
    throw new Error(`The sample of "${product.sku}" has no single stock pool to be cut from`);
  }
  state.batch.add('product_sample', {
    product_id: productId,
    sku: wishes.sku ?? `${product.sku}-SAMPLE`,
    length_cm: wishes.lengthCm ?? defaultSample.lengthCm,
    price_minor: wishes.priceMinor ?? defaultSample.priceMinor,
    stock_pool_id: state.stockPools.find(pool, `The sample of "${product.sku}"`).id,
  });
}

/** Carts know goods by their sku, and two tables cannot share a unique index. */
export async function refuseSharedSkus(transaction: Transaction<CommerceTables>): Promise<void> {
  const { rows } = await sql<{ sku: string }>`
    select s.sku from product_sample s join product p on lower(p.sku) = lower(s.sku) limit 1`.execute(
    transaction,
  );
  if (rows[0]) throw new Error(`A sample and a product share the sku "${rows[0].sku}"`);
}
