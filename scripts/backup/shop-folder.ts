import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startEmbeddedPostgres } from '@bowline/database';

/** Of the data folder, what cannot be made again: pictures, uploads, and what was signed with. Indices and sizes of pictures can. */
export const keptFiles = ['secrets.json', 'media', 'content-assets'] as const;

export interface ShopPlace {
  readonly databaseUrl: string;
  readonly dataFolder: string;
  /** Stops the embedded server, if it was started here. */
  close(): Promise<void>;
}

/** Where the shop of this folder keeps its things, by the same settings as the shop itself. */
export async function openShopPlace(root: string): Promise<ShopPlace> {
  const envFile = join(root, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const { DATABASE_URL, DATA_FOLDER } = process.env;
  const dataFolder = resolve(root, DATA_FOLDER || 'var');
  if (DATABASE_URL) return { databaseUrl: DATABASE_URL, dataFolder, close: async () => {} };
  const postgres = await startEmbeddedPostgres({ folder: join(dataFolder, 'postgres') });
  return { databaseUrl: postgres.url, dataFolder, close: postgres.stop };
}
