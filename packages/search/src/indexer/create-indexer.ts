import { setTimeout as wait } from 'node:timers/promises';
import { type LocaleName, localeNames } from '@bowline/markets';
import { indexName } from '../records/index-names.ts';
import { rulesOf } from '../records/rules.ts';
import { synonymsOf } from '../records/synonyms.ts';
import type { SearchLog } from '../service/model.ts';
import { createDestination, type Destination, type DestinationOptions } from './destination.ts';
import { fingerprintOf, readState, saveState } from './indexer-state.ts';
import { joinedSources } from './joined-sources.ts';
import { type ProductReader, readProducts } from './product-batches.ts';
import { buildFromBatches, buildInThreads, type ProductBuilds } from './product-builds.ts';
import { createRounds } from './rounds.ts';
import type { CatalogueSource, Changes, Listener, TextSource } from './sources.ts';
import { type PopularQueries, suggestionSource } from './suggestions.ts';
import { createTextFollowing } from './text-following.ts';
import { createTextIndices, textSourcesOf } from './text-indices.ts';

export interface IndexerOptions {
  readonly catalogue: CatalogueSource;
  /** What else is searched; sources of one kind share its index. */
  readonly texts?: readonly TextSource[];
  readonly destination: DestinationOptions;
  readonly log: SearchLog;
  readonly locales?: readonly LocaleName[];
  readonly popularQueries?: PopularQueries;
  /** Hears which products can be found as they are now; null says that all can. */
  readonly onFollowed?: (productIds: readonly number[] | null) => void;
  /**
   * Opened for every build, and where many products have changed at once; without it, the products are read in this thread. Where visitors
   * have indices already, the reader gives way to them.
   */
  readonly openProductReader?: (options: { readonly givesWay: boolean }) => ProductReader;
  /** How many readers build indices beside one another, where they do. */
  readonly buildsAtOnce?: number;
}

export interface BuildReport {
  readonly products: number;
  readonly locales: number;
  readonly seconds: number;
}

export interface BuildProgress {
  /** A build is under way, or is about to be. */
  readonly isBuilding: boolean;
  readonly builtLocales: number;
  readonly locales: number;
  readonly lastBuild: BuildReport | null;
}

export interface Indexer {
  /** Every index anew, each replaced at once when it is complete. */
  buildAll(): Promise<BuildReport>;
  /** Follows the shop from now on. Resolves when the indices are up to date; tells of a build that was needed for it. */
  start(): Promise<BuildReport | null>;
  /** Every index anew when its turn comes, beside everything else; what is there answers meanwhile. */
  rebuild(): void;
  progress(): BuildProgress;
  /** Resolves when every change made so far can be found. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** How long a burst of changes is collected. */
const collectMs = 25;
/** A lost position only costs a repetition, so it is not saved with every change, and not without any. */
const saveEveryMs = 5_000;
/** More than these are read elsewhere, if there is a reader for it: it takes a while, and a moment to begin. */
const mostReadHere = 200;
/** Whoever changes that many goes on with it: what comes within so long is written with them, once, and not so often waited for. */
const gatherMs = 1_000;
const mostGathered = 10;

/** Keeps the indices of every locale as the shop is: once from the facts, then change by change. */
export function createIndexer(options: IndexerOptions): Indexer {
  const { catalogue, log, locales = localeNames, popularQueries = () => [], buildsAtOnce = 1 } = options;
  const destination: Destination = createDestination(options.destination);
  const texts = createTextIndices(destination, catalogue);
  const textSources = joinedSources([
    ...textSourcesOf(catalogue),
    ...(options.texts ?? []),
    suggestionSource(destination, popularQueries),
  ]);
  const readerHere: ProductReader = {
    read: (locale, ids) => readProducts(catalogue, locale, ids),
    close: async () => {},
  };
  const rounds = createRounds({ log, collectMs, work: followOnce });
  const following = createTextFollowing({ sources: textSources, locales, indices: texts, rounds, log });
  let listener: Listener | undefined;
  let position: string | undefined;
  let fingerprint = '';
  let savedAt = Number.NEGATIVE_INFINITY;
  let isUnsaved = false;
  let lastBuild: BuildReport | null = null;
  /** The same, and not forgotten. */
  let latestBuild: BuildReport | null = null;
  let isWished = false;
  let builtLocales: number | null = null;

  const isBuilt = () => position !== undefined;

  async function save(): Promise<void> {
    if (position === undefined) return;
    await saveState(destination, { position, fingerprint });
    savedAt = performance.now();
    isUnsaved = false;
  }

  async function buildTexts(locale: LocaleName): Promise<void> {
    for (const source of textSources) {
      rounds.throwIfStopped();
      await texts.build(source, locale);
    }
  }

  function openReaders(): readonly ProductReader[] {
    const open = () => options.openProductReader?.({ givesWay: isBuilt() }) ?? readerHere;
    const first = open();
    if (!destination.adopt || !first.build) return [first];
    return [first, ...Array.from({ length: Math.min(buildsAtOnce, locales.length) - 1 }, open)];
  }

  async function buildAll(): Promise<BuildReport> {
    const started = performance.now();
    const since = await catalogue.position();
    fingerprint = await fingerprintOf(locales, catalogue);
    following.forget();
    const readers = openReaders();
    const [first = readerHere] = readers;
    let products = 0;
    const builds: ProductBuilds = {
      source: catalogue,
      destination,
      locales,
      rounds,
      async onBuilt(locale, found) {
        products = found;
        await buildTexts(locale);
        builtLocales = (builtLocales ?? 0) + 1;
        log.debug({ locale, products }, 'The search indices of a locale are built');
      },
    };
    builtLocales = 0;
    try {
      if (destination.adopt && first.build) await buildInThreads(readers, destination.adopt, builds);
      else await buildFromBatches(first, builds);
    } finally {
      builtLocales = null;
      await Promise.allSettled(readers.map((reader) => reader.close()));
    }
    await destination.settled();
    position = since;
    await save();
    lastBuild = { products, locales: locales.length, seconds: (performance.now() - started) / 1000 };
    latestBuild = lastBuild;
    log.info(lastBuild, 'The search indices are built');
    options.onFollowed?.(null);
    return lastBuild;
  }

  /** Words and rules are no part of records: every index gets the new ones and stays as it is. */
  async function sendSynonyms(): Promise<void> {
    const kinds = ['products' as const, ...textSources.map(({ kind }) => kind)];
    for (const locale of locales) {
      rounds.throwIfStopped();
      const synonyms = synonymsOf(await catalogue.synonyms(locale));
      for (const kind of kinds) await destination.saveSynonyms(indexName(kind, locale), synonyms);
      await destination.saveRules(indexName('products', locale), rulesOf(await catalogue.rules(locale)));
    }
  }

  async function writeChanged(ids: readonly number[]): Promise<void> {
    const isMany = ids.length > mostReadHere;
    const reader = (isMany && options.openProductReader?.({ givesWay: true })) || readerHere;
    try {
      for (const locale of locales) {
        rounds.throwIfStopped();
        await destination.write(indexName('products', locale), reader.read(locale, ids));
      }
    } finally {
      await reader.close();
    }
  }

  async function apply({ productIds, pages, synonyms }: Changes): Promise<void> {
    if (synonyms) await sendSynonyms();
    if (productIds.length > 0) await writeChanged(productIds);
    following.markStale(
      ({ kind }) => (kind === 'pages' && pages) || (kind === 'categories' && productIds.length > 0),
    );
    await following.update();
  }

  /** A large change as a whole, as far as it comes without a pause. */
  async function changesSince(from: string): Promise<Changes> {
    let changes = await catalogue.changesSince(from);
    for (let times = 0; times < mostGathered && changes.productIds.length > mostReadHere; times += 1) {
      await wait(gatherMs);
      rounds.throwIfStopped();
      const later = await catalogue.changesSince(from);
      if (later.position === changes.position) break;
      changes = later;
    }
    return changes;
  }

  async function followOnce(): Promise<void> {
    if (position === undefined) {
      const state = await readState(destination);
      fingerprint = await fingerprintOf(locales, catalogue);
      if (state?.fingerprint === fingerprint) position = state.position;
    }
    const changes = position === undefined || isWished ? null : await changesSince(position);
    isWished = false;
    if (!changes || changes.everything) {
      await buildAll();
      // What happened meanwhile.
      rounds.ask();
      return;
    }
    await apply(changes);
    await destination.settled();
    position = changes.position;
    if (changes.productIds.length > 0) options.onFollowed?.(changes.productIds);
    isUnsaved ||= changes.pages || changes.synonyms || changes.productIds.length > 0;
    if (isUnsaved && performance.now() - savedAt > saveEveryMs) await save();
  }

  return {
    buildAll,
    rebuild() {
      isWished = true;
      rounds.ask();
    },
    progress: () => ({
      isBuilding: isWished || builtLocales !== null,
      builtLocales: builtLocales ?? 0,
      locales: locales.length,
      lastBuild: latestBuild,
    }),
    async start() {
      listener = catalogue.listen(rounds.ask);
      following.listen();
      lastBuild = null;
      rounds.ask();
      await rounds.settled();
      return lastBuild;
    },
    async settled() {
      rounds.ask();
      await rounds.settled();
    },
    async close() {
      await Promise.all([listener?.close(), following.close()]);
      await rounds.stop();
      await save().catch((error: unknown) =>
        log.warn({ err: error }, 'The position of the search indices could not be saved'),
      );
    },
  };
}
