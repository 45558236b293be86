import path from 'node:path';
import {
  type Commerce,
  type CommerceJobs,
  type CommerceTables,
  createCommerce,
  createEcbRates,
  createVies,
  keepDemoReviews,
  type ProcessFacts,
} from '@bowline/commerce';
import type { Content, ContentJobs, ContentTables } from '@bowline/content';
import {
  createDatabase,
  createWorker,
  migrate,
  publishNotice,
  type QueueState,
  type ReplicaPlace,
  readQueueState,
} from '@bowline/database';
import { loadDemo, withdrawDemoCodes } from '@bowline/demo';
import type { MailJobs } from '@bowline/mail';
import type { FreePictures } from '@bowline/media/server';
import { type Indexer, indexName } from '@bowline/search';
import {
  contentAccess,
  contentPlace,
  contentTasks,
  createShopContent,
  hasContent,
  prepareContent,
} from './content.ts';
import { startIndexing } from './indexing.ts';
import { openMail } from './mail.ts';
import { createMessageCatalogue } from './message-catalogue.ts';
import type { PoolFacts } from './observe/metrics.ts';
import { startOwnPostgres } from './own-postgres.ts';
import { type Drop, followChanges } from './page-cache/follow-changes.ts';
import { createPictureShelf } from './picture-shelf.ts';
import type { ShopSearch } from './search.ts';
import { createPreview } from './search-preview.ts';
import type { Closers, ShopOptions } from './shop-options.ts';

type ShopTables = CommerceTables & ContentTables;

export interface Back {
  readonly commerce: Pick<Commerce, 'fetch' | 'ownFetch' | 'answerGraphql' | 'admin'>;
  /** Undefined where this process does not play that part. */
  readonly content: Content | undefined;
  readonly checkDatabase: () => Promise<void>;
  /** What those who watch the shop ask: connections, and jobs that wait. */
  readonly pools: () => readonly PoolFacts[];
  readonly jobs: () => Promise<QueueState>;
  /** Tells from now on which answers have become untrue; null says so of all. */
  followChanges(drop: Drop): Promise<void>;
}

export interface BackParts {
  readonly search: ShopSearch;
  readonly pictures: FreePictures;
  readonly processFacts: () => Promise<ProcessFacts>;
  /** Of the shop's own database, where it was started ahead. */
  readonly databaseUrl: Promise<string> | undefined;
}

/** Database, commerce, content, worker and what fills the search: the part of the shop that keeps facts. */
export async function openBack(
  options: ShopOptions,
  { search, pictures, processFacts, databaseUrl: ownUrl }: BackParts,
  closers: Closers,
): Promise<Back> {
  const { settings, dataFolder, publicUrl, log, progress } = options;
  const databaseUrl = settings.DATABASE_URL ?? (await (ownUrl ?? startOwnPostgres(options, closers)));
  const database = createDatabase<ShopTables>({
    url: databaseUrl,
    connectTimeoutMs: settings.PATIENCE_SECONDS * 1000,
    readingTimeoutMs: settings.PATIENCE_SECONDS * 1000,
    replica: replicaOf(options),
    onError: (error) => log.warn({ err: error }, 'A database connection was lost'),
    onAway: (cause) => log.error({ err: cause }, 'The database does not answer'),
    onBack: () => log.warn({}, 'The database answers again'),
  });
  closers.add(database.close);

  const { mail, contactEmail } = openMail(options, database, closers);
  const shopSettings = { contactEmail };
  let indexer: Indexer | undefined;
  let content: Content | undefined;
  const commerce = createCommerce({
    database,
    log,
    baseUrl: publicUrl,
    cacheIdSalt: options.secrets.cacheIdSalt,
    deskKey: settings.DESK_KEY ?? options.secrets.deskKey,
    mail,
    letters: mail,
    processFacts,
    settings: shopSettings,
    pictures,
    pictureShelf: createPictureShelf(path.join(dataFolder, 'media')),
    ...(settings.EXCHANGE_RATES_URL && {
      exchangeRateSource: createEcbRates({ url: settings.EXCHANGE_RATES_URL }),
    }),
    ...(settings.IMPORT_FROM_PRIVATE_ADDRESSES && { importSource: { allowsPrivateAddresses: true } }),
    ...(settings.VIES_URL && vatNumbersAskedOf(settings.VIES_URL)),
    ...(settings.MOLLIE_API_KEY && { payments: { mollie: { apiKey: settings.MOLLIE_API_KEY } } }),
    ...(settings.MEASUREMENT_ID &&
      settings.MEASUREMENT_SECRET && {
        measurement: {
          url: settings.MEASUREMENT_URL,
          id: settings.MEASUREMENT_ID,
          secret: settings.MEASUREMENT_SECRET,
        },
      }),
    ...(settings.CORS_ORIGINS && { returnOrigins: settings.CORS_ORIGINS }),
    contentPlace: contentPlace(options, () => content),
    messageCatalogue: createMessageCatalogue(options.root),
    searchDesk: {
      popular: (locale, limit) => search.queries?.popularQueries(indexName('products', locale), limit) ?? [],
      empty: (locale, limit) => search.queries?.emptyQueries(indexName('products', locale), limit) ?? [],
      progress: () => indexer?.progress() ?? null,
      preview: createPreview(search),
      rebuild: () => indexer?.rebuild(),
    },
    search: { fetch: search.fetch, applicationId: search.applicationId, key: search.searchKey },
  });
  closers.add(commerce.close);
  content = settings.ROLES.includes('content')
    ? createShopContent(options, { database, pictures }, closers)
    : undefined;
  const migrations = [...commerce.migrations, ...(content?.migrations ?? [])];
  await progress.step('Bringing the database up to date', () => migrate(database, migrations, log));

  if (settings.DEMO) {
    const mediaFolder = path.join(dataFolder, 'media');
    await progress.step('Loading the demo shop', (note) => loadDemo({ database, mediaFolder, log: note }));
  } else {
    await withdrawDemoCodes(database);
    await keepDemoReviews(database, []);
  }
  if (content) await prepareContent(options, content);
  if (search.writing) {
    const texts = hasContent(options, content) ? contentAccess(options, content) : null;
    const products = { databaseUrl, settings: shopSettings };
    const tell = (topic: string, payload: string) => publishNotice(database.kysely, topic, payload);
    indexer = startIndexing(
      options,
      search.writing,
      { feed: commerce.feed, content: texts, products, tell },
      closers,
    );
  }
  if (settings.ROLES.includes('worker')) {
    const worker = content
      ? createWorker<ShopTables, CommerceJobs & MailJobs & ContentJobs>({
          database,
          tasks: { ...commerce.jobs, ...mail.jobs, ...content.jobs },
          recurring: [...commerce.recurring, ...contentTasks],
          log,
        })
      : createWorker({
          database,
          tasks: { ...commerce.jobs, ...mail.jobs },
          recurring: commerce.recurring,
          log,
        });
    await worker.start();
    closers.add(worker.stop);
  }
  const followers: Drop[] = [];
  const startFollowing = () =>
    followChanges(
      { database, feed: commerce.feed, content, log },
      (tags) => {
        for (const drop of followers) drop(tags);
      },
      closers,
    );
  let following: Promise<void> | undefined;
  return {
    commerce,
    content,
    checkDatabase: database.ping,
    pools: () => [poolFacts('writing', database.pool), poolFacts('reading', database.readingPool)],
    jobs: () => readQueueState(database.pool),
    followChanges(drop) {
      followers.push(drop);
      following ??= startFollowing();
      return following;
    },
  };
}

function poolFacts(
  name: string,
  { totalCount, idleCount, waitingCount }: Omit<PoolFacts, 'name'>,
): PoolFacts {
  return { name, totalCount, idleCount, waitingCount };
}

/** What everybody may see is read there, as long as it is not late. */
function replicaOf({ settings, log }: Pick<ShopOptions, 'settings' | 'log'>): ReplicaPlace | undefined {
  const { DATABASE_READ_URL: url } = settings;
  if (url === undefined) return undefined;
  return {
    url,
    onLeftOut: (reason) =>
      log.warn({ reason }, 'The replica is left out, and the primary answers everything'),
    onBack: () => log.warn({}, 'The replica answers what everybody may see'),
  };
}

/** One register, for carts and for accounts. */
function vatNumbersAskedOf(baseUrl: string) {
  const vatNumbers = createVies({ baseUrl });
  return { carts: { vatNumbers }, accountVatNumbers: vatNumbers };
}
