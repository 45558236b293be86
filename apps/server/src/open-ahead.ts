import type { Role } from './configuration.ts';
import { startOwnPostgres } from './own-postgres.ts';
import { openSearch, type ShopSearch } from './search.ts';
import type { Shop } from './shop.ts';
import { type Closers, createClosers, type ShopOptions } from './shop-options.ts';

/** What is opened by threads and processes of its own. */
export interface OpenedAhead {
  readonly search: Promise<ShopSearch>;
  /** The address of the shop's own database, where it is certain that it is needed. */
  readonly databaseUrl: Promise<string> | undefined;
  /** Resolves when all of it goes on without this thread. */
  readonly isUnderWay: Promise<unknown>;
}

const rolesWithDatabase: readonly Role[] = ['commerce', 'worker', 'content'];

/**
 * Opens the shop. The rest of the program is by far the most of what is loaded: while this thread does that, another reads the
 * indices, and the database server is on its way up.
 */
export async function openWithAhead(options: ShopOptions): Promise<Shop> {
  const closers = createClosers();
  const ahead = openAhead(options, closers);
  try {
    await ahead.isUnderWay;
    const { openShop } = await import('./shop.ts');
    return await openShop(options, ahead, closers);
  } catch (error) {
    // What is still being opened has to be closed too.
    await Promise.allSettled([ahead.search, ahead.databaseUrl]);
    await closers.closeAll();
    throw error;
  }
}

function openAhead(options: ShopOptions, closers: Closers): OpenedAhead {
  const { settings } = options;
  const search = begun(openSearch(options, closers));
  const needsDatabase = settings.ROLES.some((role) => rolesWithDatabase.includes(role));
  if (!needsDatabase || settings.DATABASE_URL !== undefined)
    return { search, databaseUrl: undefined, isUnderWay: Promise.resolve() };
  const launched = Promise.withResolvers<void>();
  const databaseUrl = begun(startOwnPostgres(options, closers, launched.resolve));
  // A server that runs already is not launched.
  return { search, databaseUrl, isUnderWay: begun(Promise.race([launched.promise, databaseUrl])) };
}

/** It may fail before anybody waits for it, who will learn of it then. */
function begun<Part>(part: Promise<Part>): Promise<Part> {
  part.catch(() => {});
  return part;
}
