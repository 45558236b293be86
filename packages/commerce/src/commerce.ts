import type { Log, MigrationSet, RecurringJob, TaskHandlers } from '@bowline/database';
import { type Fetch, ok } from '@bowline/kit';
import type { Mail } from '@bowline/mail';
import { type CommerceAdmin, createCommerceAdmin } from '#admin';
import { customersModule } from '#customers';
import { type SearchFeed, searchFeedModule } from '#search-feed';
import { staffModule } from '#staff';
import {
  type Authenticate,
  createReferenceVersions,
  createShopData,
  defaultSettings,
  type ShopSettings,
} from '#stores';
import type { CommerceDatabase } from '#tables';
import { createDesk } from './desk/desk.ts';
import { createEditions } from './graphql/editions.ts';
import { createGraphqlHandler, type PlainAnswer } from './graphql/handler.ts';
import { deskPath, isDeskUrl, isGraphqlUrl } from './graphql/http-request.ts';
import { defaultLimits, type Limits, limitsForDevelopers } from './graphql/limits.ts';
import { createStrangers } from './graphql/strangers.ts';
import { commerceMigrations } from './migrations.ts';
import { type All, modules } from './modules.ts';
import { type CommerceJobs, openModules } from './open-modules.ts';
import { createVisits } from './visit.ts';

/** What the service needs, and what its modules can be given beside that (their `options`). */
export interface CommerceDependencies extends All<'options'> {
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
  /** Writes letters; without it nobody is written to, and nobody can send the shop a message. */
  readonly mail?: Pick<Mail, 'post' | 'remove'>;
  /** Whose token it is, for tests; else the customers' sessions tell. */
  readonly authenticate?: Authenticate;
  /** Part of the cache id, so that nobody can work out another visitor's. */
  readonly cacheIdSalt?: string;
  /** How long what is kept in memory may go without a question whether it changed, when no notice says so. */
  readonly referenceMaxAgeMs?: number;
}

/** Where the service is reached, as patterns of a router. */
export const commercePaths: readonly string[] = [
  '/graphql',
  deskPath,
  ...modules.flatMap(({ paths = [] }) => paths),
];

export interface Commerce {
  /** For everybody. */
  readonly fetch: Fetch;
  /** The same for the shop's own code in this process, which waits for nobody. */
  readonly ownFetch: Fetch;
  /** What `fetch` answers to `/graphql`, for who sends it without making an answer of the web of it. */
  readonly answerGraphql: (request: Request) => Promise<PlainAnswer>;
  readonly admin: CommerceAdmin & All<'admin'>;
  /** What a search index is made from and has to follow. */
  readonly feed: SearchFeed;
  /** What a worker does in the background, and what of it at which times. */
  readonly jobs: TaskHandlers<CommerceJobs>;
  readonly recurring: readonly RecurringJob<CommerceJobs>[];
  readonly migrations: readonly MigrationSet[];
  close(): Promise<void>;
}

export function createCommerce(dependencies: CommerceDependencies): Commerce {
  const { database, log, clock = () => new Date(), developerMode = false } = dependencies;
  const baseUrl = withoutFinalSlash(dependencies.baseUrl);
  const settings = { ...defaultSettings, ...dependencies.settings };
  const ownLimits = { ...defaultLimits, ...dependencies.limits };
  const limits = developerMode ? limitsForDevelopers(ownLimits) : ownLimits;
  const versions = createReferenceVersions(database, {
    maxAgeMs: dependencies.referenceMaxAgeMs ?? 10_000,
    nowMs: () => performance.now(),
  });
  const shopData = createShopData({
    database,
    version: versions.shopData,
    parts: modules.flatMap(({ shopData: parts = [] }) => parts),
    defaults: settings,
    log,
  });
  const shop = {
    database,
    log,
    clock,
    settings,
    baseUrl,
    versions,
    shopData,
    personalData: modules.flatMap(({ personalData = [] }) => personalData),
    mail: dependencies.mail ?? null,
  };
  const open = openModules({ ...dependencies, ...shop });
  const visitOf = createVisits({
    authenticate: dependencies.authenticate ?? open.opened(customersModule).authenticate,
    shopData,
    clock,
    baseUrl,
    mediaUrl: withoutFinalSlash(dependencies.mediaUrl ?? `${baseUrl}/media`),
    cacheIdSalt: dependencies.cacheIdSalt ?? '',
    maximumPageSize: limits.pageSize,
  });
  const graphql = createGraphqlHandler({
    edition: createEditions(open.addedFields, limits),
    async createContext(request, facts) {
      const visit = await visitOf(request, facts);
      return visit.ok ? ok(await open.contextOf(visit.value)) : visit;
    },
    limits,
    strangers: createStrangers(),
    isDeveloperMode: developerMode,
    log,
  });
  const admin = {
    ...createCommerceAdmin(database, { clock, timeZone: settings.timeZone }),
    ...open.admin,
  };
  const desk = createDesk({
    access: open.opened(staffModule).access,
    admin,
    limits,
    isDeveloperMode: developerMode,
    clock,
    baseUrl,
    log,
  });
  const fetchBy =
    (way: 'fetch' | 'ownFetch'): Fetch =>
    async (request) => {
      if (isGraphqlUrl(request.url)) return graphql[way](request);
      if (isDeskUrl(request.url)) return desk[way](request);
      for (const route of open.routes) {
        const answer = route(request);
        if (answer) return answer;
      }
      return new Response(null, { status: 404 });
    };

  return {
    fetch: fetchBy('fetch'),
    ownFetch: fetchBy('ownFetch'),
    answerGraphql: graphql.answer,
    admin,
    feed: open.opened(searchFeedModule).feed,
    jobs: open.jobs,
    recurring: open.recurring,
    migrations: commerceMigrations,
    // The database belongs to whoever handed it in.
    close: async () => versions.close(),
  };
}

function withoutFinalSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
