import type { Log, MigrationSet, RecurringJob, TaskHandlers } from '@bowline/database';
import { type Fetch, ok } from '@bowline/kit';
import type { Mail } from '@bowline/mail';
import { type CommerceAdmin, createCommerceAdmin } from '#admin';
import { type SearchFeed, searchFeedModule } from '#search-feed';
import { type Authenticate, defaultSettings, knowsNobody, type ShopSettings } from '#stores';
import type { CommerceDatabase } from '#tables';
import { createEditions } from './graphql/editions.ts';
import { createGraphqlHandler } from './graphql/handler.ts';
import { isGraphqlUrl } from './graphql/http-request.ts';
import { defaultLimits, type Limits } from './graphql/limits.ts';
import { commerceMigrations } from './migrations.ts';
import type { All } from './modules.ts';
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
  readonly mail?: Pick<Mail, 'post'>;
  /** Whose token it is; without it, nobody's. */
  readonly authenticate?: Authenticate;
  /** Part of the cache id, so that nobody can work out another visitor's. */
  readonly cacheIdSalt?: string;
}

export interface Commerce {
  readonly fetch: Fetch;
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
  const limits = { ...defaultLimits, ...dependencies.limits };
  const modules = openModules({ ...dependencies, baseUrl, settings, clock, mail: dependencies.mail ?? null });
  const visitOf = createVisits({
    authenticate: dependencies.authenticate ?? knowsNobody,
    settings,
    clock,
    baseUrl,
    mediaUrl: withoutFinalSlash(dependencies.mediaUrl ?? `${baseUrl}/media`),
    cacheIdSalt: dependencies.cacheIdSalt ?? '',
    ...(limits.pageSize !== undefined && { maximumPageSize: limits.pageSize }),
  });
  const answerGraphql = createGraphqlHandler({
    edition: createEditions(modules.addedFields, developerMode ? null : limits),
    async createContext(request, facts) {
      const visit = await visitOf(request, facts);
      return visit.ok ? ok(await modules.contextOf(visit.value)) : visit;
    },
    limits,
    isDeveloperMode: developerMode,
    log,
  });

  return {
    async fetch(request) {
      if (isGraphqlUrl(request.url)) return answerGraphql(request);
      for (const route of modules.routes) {
        const answer = route(request);
        if (answer) return answer;
      }
      return new Response(null, { status: 404 });
    },
    admin: {
      ...createCommerceAdmin(database, { clock, timeZone: settings.timeZone }),
      ...modules.admin,
    },
    feed: modules.opened(searchFeedModule).feed,
    jobs: modules.jobs,
    recurring: modules.recurring,
    migrations: commerceMigrations,
    // The database belongs to whoever handed it in.
    close: async () => {},
  };
}

function withoutFinalSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
