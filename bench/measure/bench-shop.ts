import { join } from 'node:path';
import {
  type CommerceDatabase,
  type CommerceTables,
  commerceMigrations,
  type ShopSettings,
} from '@bowline/commerce';
import { createDatabase, migrate, sql, startEmbeddedPostgres } from '@bowline/database';
import { loadDemo } from '@bowline/demo';
import { openDataFolder } from './data-folder.ts';
import { createPostgresCpu, type PostgresCpu } from './postgres-cpu.ts';
import { searchReady } from './search-ready.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

export interface BenchShopOptions {
  readonly scale: number;
  /** What the server process does, as in the setting ROLES. */
  readonly roles: string;
  /** Beside those that every benchmark has. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Keeps the loaded catalogues here instead of throwing them away. */
  readonly data: string | undefined;
  readonly log: (line: string) => void;
}

/** One process that does everything, as `npm start` has it, and takes the address of its visitors from who asks for them. */
export function wholeShop(data: string | undefined): BenchShopOptions {
  return {
    scale: 1,
    roles: 'storefront,commerce,worker,content,search',
    settings: { TRUST_PROXY: '127.0.0.1' },
    data,
    log: console.log,
  };
}

export interface BenchShop {
  readonly server: ServerProcess;
  readonly postgresCpu: PostgresCpu;
  readonly database: CommerceDatabase;
  readonly dataFolder: string;
  /** CPU time of the server until the indices of all locales were built; undefined without the role search. */
  readonly indexingCpuSeconds: number | undefined;
}

/** A million orders are written by few statements. */
const longestLoadMs = 1_200_000;

const silentLog = { debug() {}, info() {}, warn: console.warn, error: console.error };

/** Where a shop may be started: a loaded database, and a folder. */
export interface BenchPlace extends Omit<BenchShop, 'server' | 'indexingCpuSeconds'> {
  readonly databaseUrl: string;
  /** What is to be closed at the end, the last first. */
  readonly closeLater: (close: () => Promise<void>) => void;
}

/** The shop's own server on a database of its own, for as long as `use` takes. Nothing is left behind. */
export function withBenchShop<Result>(
  options: BenchShopOptions,
  use: (shop: BenchShop) => Promise<Result>,
): Promise<Result> {
  return withBenchPlace(options, async (place) => {
    const server = await startOnPlace(place, options);
    const before = await server.cpuMs();
    const hasSearch = options.roles.includes('search');
    if (hasSearch) await searchReady(server);
    const indexingCpuSeconds = hasSearch ? ((await server.cpuMs()) - before) / 1000 : undefined;
    return use({ ...place, server, indexingCpuSeconds });
  });
}

/** The shop of this checkout or of another, with its indices. */
export async function serverOnPlace(
  place: BenchPlace,
  options: Pick<BenchShopOptions, 'roles' | 'settings'> & { readonly folder?: string },
): Promise<ServerProcess> {
  const server = await startOnPlace(place, options);
  if (options.roles.includes('search')) await searchReady(server);
  return server;
}

async function startOnPlace(
  { databaseUrl, dataFolder, closeLater }: BenchPlace,
  { roles, settings, folder }: Parameters<typeof serverOnPlace>[1],
): Promise<ServerProcess> {
  const server = await startServerProcess({
    file: 'scripts/serve/shop.ts',
    folder,
    settings: {
      PORT: '0',
      HOST: '127.0.0.1',
      ROLES: roles,
      DATABASE_URL: databaseUrl,
      DATA_FOLDER: dataFolder,
      DEMO: 'off',
      ...settings,
    },
  });
  closeLater(server.stop);
  return server;
}

/** The same without a shop. */
export async function withBenchPlace<Result>(
  options: Omit<BenchShopOptions, 'roles'>,
  use: (place: BenchPlace) => Promise<Result>,
): Promise<Result> {
  const opened: (() => Promise<void>)[] = [];
  const closeAll = async () => {
    for (const close of opened.splice(0).reverse()) await close();
  };
  const onSignal = () => void closeAll().finally(() => process.exit(130));
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal);
  try {
    const folder = await openDataFolder(options.data, options.scale);
    opened.push(folder.remove);
    const clusterFolder = join(folder.path, 'postgres');
    const postgres = await startEmbeddedPostgres({ folder: clusterFolder, log: silentLog });
    opened.push(postgres.stop);
    const database = createDatabase<CommerceTables>({ url: postgres.url, statementTimeoutMs: longestLoadMs });
    opened.push(database.close);
    await loadCatalogue(database, folder.path, options);
    return await use({
      databaseUrl: postgres.url,
      closeLater: (close) => void opened.push(close),
      postgresCpu: createPostgresCpu(join(clusterFolder, 'cluster')),
      database,
      dataFolder: folder.path,
    });
  } finally {
    await closeAll();
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal);
  }
}

/** After much was written: otherwise PostgreSQL would do it by itself, at some moment in the middle of a measurement. */
export async function tidyUp({ kysely }: CommerceDatabase): Promise<void> {
  await sql`vacuum analyze`.execute(kysely);
  await sql`checkpoint`.execute(kysely);
}

async function loadCatalogue(
  database: CommerceDatabase,
  folder: string,
  { scale, log }: Pick<BenchShopOptions, 'scale' | 'log'>,
): Promise<void> {
  const startedAt = performance.now();
  await migrate(database, commerceMigrations, silentLog);
  await loadDemo({ database, mediaFolder: join(folder, 'media'), scale, log: () => {} });
  await allowMuch(database);
  await tidyUp(database);
  const { rows } = await sql<{ products: number; variants: number }>`
    select count(*) filter (where parent_id is null) as products, count(*) filter (where parent_id is not null) as variants
    from product`.execute(database.kysely);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  log(`Scale ${scale}: ${rows[0]?.products} products, ${rows[0]?.variants} variants, ready in ${seconds} s.`);
}

/** All that is asked comes from one place, which the shop's limits would rightly stop. */
async function allowMuch({ kysely }: CommerceDatabase): Promise<void> {
  const much = { uses: 10_000, withinSeconds: 60 };
  const both = { perEmail: much, perPlace: much };
  const limits: Partial<ShopSettings> = {
    orderLimits: both,
    unpaidOrderLimits: both,
    letterLimits: both,
    couponTries: much,
    signInLimits: both,
    signInTriesOfStrangers: much,
  };
  for (const [name, value] of Object.entries(limits)) {
    await sql`insert into shop_setting (name, value) values (${name}, ${JSON.stringify(value)}::jsonb)
      on conflict (name) do update set value = excluded.value`.execute(kysely);
  }
}
