import type { Log, MigrationSet, TaskHandlers } from '@bowline/database';
import type { Fetch } from '@bowline/kit';
import { type CommerceAdmin, createCommerceAdmin } from '#admin';
import { createCatalog, createSearchClient, type SearchAccess } from '#catalog';
import { createPricing } from '#pricing';
import { createSearchFeed, type SearchFeed } from '#search-feed';
import { createStockReminders } from '#stock-reminders';
import { createRateLimiter, createReferenceVersion, defaultSettings, type ShopSettings } from '#stores';
import type { CommerceDatabase } from '#tables';
import { createContextFactory, knowsNobody } from './graphql/context.ts';
import { createEditions } from './graphql/editions.ts';
import { createGraphqlHandler } from './graphql/handler.ts';
import { defaultLimits, type Limits } from './graphql/limits.ts';
import { commerceMigrations } from './migrations.ts';

export interface CommerceDependencies {
  readonly database: CommerceDatabase;
  readonly log: Log;
  readonly clock?: () => Date;
  /** Where the shop is reached, without a final slash. */
  readonly baseUrl: string;
  /** Where media files are reached, without a final slash; default `<baseUrl>/media`. */
  readonly mediaUrl?: string;
  readonly limits?: Partial<Limits>;
  /** Reports every error and lifts the limits on queries. */
  readonly developerMode?: boolean;
  readonly settings?: Partial<ShopSettings>;
  /** Answers searches and listings; without it, and whenever it does not answer, PostgreSQL does. */
  readonly search?: SearchAccess;
  /** Part of the cache id, so that nobody can work out another visitor's. */
  readonly cacheIdSalt?: string;
  /** How long attributes, categories and exchange rates may be kept before asking whether they changed. */
  readonly referenceMaxAgeMs?: number;
}

/** Names of background jobs with their payloads. */
export type CommerceJobs = Record<never, never>;

export interface Commerce {
  readonly fetch: Fetch;
  readonly admin: CommerceAdmin;
  /** What a search index is made from and has to follow. */
  readonly feed: SearchFeed;
  /** Nothing to do in the background yet. */
  readonly jobs: TaskHandlers<CommerceJobs>;
  readonly migrations: readonly MigrationSet[];
  close(): Promise<void>;
}

export function createCommerce(dependencies: CommerceDependencies): Commerce {
  const { database, log, clock = () => new Date(), baseUrl, developerMode = false } = dependencies;
  const settings = { ...defaultSettings, ...dependencies.settings };
  const limits = { ...defaultLimits, ...dependencies.limits };
  const version = createReferenceVersion(database, {
    maxAgeMs: dependencies.referenceMaxAgeMs ?? 1_000,
    nowMs: () => performance.now(),
  });
  const catalog = createCatalog(
    database,
    version,
    settings,
    dependencies.search ? createSearchClient(dependencies.search, log) : null,
  );
  const handle = createGraphqlHandler({
    edition: createEditions(catalog, developerMode ? null : limits),
    createContext: createContextFactory({
      catalog,
      pricingFor: createPricing(database, version, settings),
      openReading: database.openReading,
      stockReminders: createStockReminders(database, createRateLimiter(database), settings),
      authenticate: knowsNobody,
      settings,
      clock,
      baseUrl: withoutFinalSlash(baseUrl),
      mediaUrl: withoutFinalSlash(dependencies.mediaUrl ?? `${withoutFinalSlash(baseUrl)}/media`),
      cacheIdSalt: dependencies.cacheIdSalt ?? '',
      ...(limits.pageSize !== undefined && { maximumPageSize: limits.pageSize }),
    }),
    limits,
    isDeveloperMode: developerMode,
    log,
  });

  return {
    fetch: async (request) =>
      new URL(request.url).pathname === '/graphql' ? handle(request) : new Response(null, { status: 404 }),
    admin: createCommerceAdmin(database, { clock, timeZone: settings.timeZone }),
    feed: createSearchFeed({ database, log, clock, settings }),
    jobs: {},
    migrations: commerceMigrations,
    // The database belongs to whoever handed it in.
    close: async () => {},
  };
}

function withoutFinalSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
