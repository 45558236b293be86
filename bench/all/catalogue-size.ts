import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from '@bowline/database';
import type { BenchShop } from '../measure/bench-shop.ts';

/** What the catalogue takes up, in megabytes; a bigger one takes as much more. */
export interface CatalogueSize {
  readonly products: number;
  readonly variants: number;
  readonly databaseMb: number;
  /** Indices of all locales. */
  readonly searchMb: number;
  /** CPU time in which they were built; on an idle machine with two cores it takes about half as long. */
  readonly indexingCpuSeconds: number | undefined;
}

export async function measureCatalogue({
  database,
  dataFolder,
  indexingCpuSeconds,
}: BenchShop): Promise<CatalogueSize> {
  const { rows } = await sql<{ products: number; variants: number; bytes: number }>`
    select count(*) filter (where parent_id is null)::int as products,
      count(*) filter (where parent_id is not null)::int as variants,
      pg_database_size(current_database())::float8 as bytes
    from product`.execute(database.kysely);
  const [{ products, variants, bytes } = { products: 0, variants: 0, bytes: 0 }] = rows;
  return {
    products,
    variants,
    databaseMb: Math.round(bytes / 1e6),
    searchMb: Math.round(bytesBelow(join(dataFolder, 'search')) / 1e6),
    indexingCpuSeconds: indexingCpuSeconds === undefined ? undefined : Math.round(indexingCpuSeconds),
  };
}

function bytesBelow(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}
