import type { Log, MigrationSet, RecurringJob, TaskHandlers } from '@bowline/database';
import type { Fetch } from '@bowline/kit';
import type { Mail } from '@bowline/mail';
import { type CommerceAdmin, createCommerceAdmin } from '#admin';
import { type CartOptions, createCarts } from '#cart';
import { createCatalog, createSearchClient, type SearchAccess } from '#catalog';
import {
  type CheckoutJobs,
  createCheckout,
  createOrdersAdmin,
  type OrderNews,
  type OrdersAdmin,
  type PaymentsChoice,
} from '#checkout';
import { createContact } from '#contact';
import { createNotifications } from '#notifications';
import { createInvoiceDownload } from '#orders';
import { createPricing } from '#pricing';
import { createSearchFeed, type SearchFeed } from '#search-feed';
import {
  createStockReminders,
  type StockReminderJobs,
  stockReminderJobs,
  stockReminderTimes,
} from '#stock-reminders';
import {
  type Authenticate,
  createRateLimiter,
  createReferenceVersion,
  defaultSettings,
  knowsNobody,
  type ShopSettings,
} from '#stores';
import type { CommerceDatabase } from '#tables';
import { createContextFactory } from './graphql/context.ts';
import { createEditions } from './graphql/editions.ts';
import { createGraphqlHandler } from './graphql/handler.ts';
import { isGraphqlUrl } from './graphql/http-request.ts';
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
  /** Writes letters; without it nobody is written to, and nobody can send the shop a message. */
  readonly mail?: Pick<Mail, 'post'>;
  /** Whose token it is; without it, nobody's. */
  readonly authenticate?: Authenticate;
  /** What carts need from outside: who confirms VAT numbers, where pickup points are, what customers have saved. */
  readonly carts?: Pick<CartOptions, 'vatNumbers' | 'pickupPoints' | 'customers'>;
  /** Who collects money; without it, the built-in provider for trials. */
  readonly payments?: PaymentsChoice;
  /** Part of the cache id, so that nobody can work out another visitor's. */
  readonly cacheIdSalt?: string;
  /** How long attributes, categories and exchange rates may be kept before asking whether they changed. */
  readonly referenceMaxAgeMs?: number;
}

/** Names of background jobs with their payloads. */
export type CommerceJobs = CheckoutJobs & OrderNews & StockReminderJobs;

export interface Commerce {
  readonly fetch: Fetch;
  readonly admin: CommerceAdmin & { readonly orders: OrdersAdmin };
  /** What a search index is made from and has to follow. */
  readonly feed: SearchFeed;
  /** What a worker does in the background, and what of it at which times. */
  readonly jobs: TaskHandlers<CommerceJobs>;
  readonly recurring: readonly RecurringJob<CommerceJobs>[];
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
  const limiter = createRateLimiter(database);
  const checkout = createCheckout({
    database,
    settings,
    clock,
    log,
    baseUrl: withoutFinalSlash(baseUrl),
    ...(dependencies.payments && { payments: dependencies.payments }),
  });
  const letters = createNotifications({
    database,
    mail: dependencies.mail ?? null,
    baseUrl: withoutFinalSlash(baseUrl),
    settings,
    clock,
  });
  const reminders = stockReminderJobs(database, {
    mail: dependencies.mail ?? null,
    baseUrl: withoutFinalSlash(baseUrl),
  });
  const downloadInvoice = createInvoiceDownload(database);
  const handle = createGraphqlHandler({
    edition: createEditions(catalog, developerMode ? null : limits),
    createContext: createContextFactory({
      catalog,
      pricingFor: createPricing(database, version, settings),
      openReading: database.openReading,
      stockReminders: createStockReminders(database, limiter, settings),
      contact: createContact({ database, limiter, mail: dependencies.mail ?? null, settings }),
      cartsFor: createCarts({
        database,
        clock,
        onVatServiceDown: (error) => log.warn({ err: error }, 'VAT numbers cannot be confirmed now'),
        ...dependencies.carts,
      }),
      checkout: checkout.services,
      authenticate: dependencies.authenticate ?? knowsNobody,
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
    fetch: async (request) => {
      if (isGraphqlUrl(request.url)) return handle(request);
      return (
        (await (checkout.fetch(request) ?? downloadInvoice(request))) ?? new Response(null, { status: 404 })
      );
    },
    admin: {
      ...createCommerceAdmin(database, { clock, timeZone: settings.timeZone }),
      orders: createOrdersAdmin(checkout.services),
    },
    feed: createSearchFeed({ database, log, clock, settings }),
    jobs: { ...checkout.jobs, ...letters, ...reminders },
    recurring: [...checkout.recurring, ...stockReminderTimes],
    migrations: commerceMigrations,
    // The database belongs to whoever handed it in.
    close: async () => {},
  };
}

function withoutFinalSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
