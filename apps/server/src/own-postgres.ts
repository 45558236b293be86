import path from 'node:path';
import { startEmbeddedPostgres } from '@bowline/database';
import type { Closers, ShopOptions } from './shop-options.ts';

/** The database that comes with the shop; answers its address. */
export async function startOwnPostgres(
  { dataFolder, log, progress }: ShopOptions,
  closers: Closers,
  onLaunch = () => {},
): Promise<string> {
  const folder = path.join(dataFolder, 'postgres');
  const postgres = await progress.step('Starting PostgreSQL', () =>
    startEmbeddedPostgres({ folder, onLaunch, log }),
  );
  closers.add(postgres.stop);
  return postgres.url;
}
