import type { Fetch } from '@bowline/kit';
import { type LocaleName, localeNames } from '@bowline/markets';
import type { SearchLog } from '../service/model.ts';
import { createDestination, type Destination } from './destination.ts';
import { fingerprintOf, readState, saveState } from './indexer-state.ts';
import { buildProducts, updateProducts } from './product-indices.ts';
import { createRounds } from './rounds.ts';
import type { CatalogueSource, Changes, Listener, TextSource } from './sources.ts';
import { type PopularQueries, suggestionSource } from './suggestions.ts';
import { createTextIndices, textSourcesOf } from './text-indices.ts';
import type { DestinationAddress } from './wire.ts';

export interface IndexerOptions {
  readonly catalogue: CatalogueSource;
  /** What else is searched; each kind once. */
  readonly texts?: readonly TextSource[];
  readonly destination: DestinationAddress & { readonly fetch: Fetch };
  readonly log: SearchLog;
  readonly locales?: readonly LocaleName[];
  readonly popularQueries?: PopularQueries;
}

export interface BuildReport {
  readonly products: number;
  readonly locales: number;
  readonly seconds: number;
}

export interface Indexer {
  /** Every index anew, each replaced at once when it is complete. */
  buildAll(): Promise<BuildReport>;
  /** Follows the shop from now on. Resolves when the indices are up to date; tells of a build that was needed for it. */
  start(): Promise<BuildReport | null>;
  /** Resolves when every change made so far can be found. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** How long a burst of changes is collected. */
const collectMs = 25;
/** A lost position only costs a repetition, so it is not saved with every change, and not without any. */
const saveEveryMs = 5_000;
const refreshSuggestionsMs = 3_600_000;

/** Keeps the indices of every locale as the shop is: once from the facts, then change by change. */
export function createIndexer(options: IndexerOptions): Indexer {
  const { catalogue, log, locales = localeNames, popularQueries = () => [] } = options;
  const destination: Destination = createDestination(options.destination);
  const texts = createTextIndices(destination);
  const ownTexts = textSourcesOf(catalogue);
  const suggestions = suggestionSource(destination, popularQueries);
  const textSources = [...ownTexts, ...(options.texts ?? []), suggestions];
  const listeners: Listener[] = [];
  let position: string | undefined;
  let fingerprint = '';
  let savedAt = Number.NEGATIVE_INFINITY;
  let isUnsaved = false;
  let lastBuild: BuildReport | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function save(): Promise<void> {
    if (position === undefined) return;
    await saveState(destination, { position, fingerprint });
    savedAt = performance.now();
    isUnsaved = false;
  }

  async function buildAll(): Promise<BuildReport> {
    const started = performance.now();
    const since = await catalogue.position();
    fingerprint = await fingerprintOf(locales, catalogue);
    let products = 0;
    for (const locale of locales) {
      products = await buildProducts(catalogue, destination, locale, rounds.throwIfStopped);
      for (const source of textSources) await texts.build(source, locale);
      log.debug({ locale, products }, 'The search indices of a locale are built');
    }
    await destination.settled();
    position = since;
    await save();
    lastBuild = { products, locales: locales.length, seconds: (performance.now() - started) / 1000 };
    log.info(lastBuild, 'The search indices are built');
    return lastBuild;
  }

  async function apply(changes: Changes): Promise<void> {
    const { productIds, pages } = changes;
    const changed = ownTexts.filter(({ kind }) => (kind === 'pages' ? pages : productIds.length > 0));
    for (const locale of locales) {
      rounds.throwIfStopped();
      if (productIds.length) await updateProducts(catalogue, destination, locale, productIds);
    }
    for (const locale of locales) {
      for (const source of changed) await texts.update(source, locale);
    }
  }

  const rounds = createRounds({ log, collectMs, work: followOnce });

  async function followOnce(): Promise<void> {
    if (position === undefined) {
      const state = await readState(destination);
      fingerprint = await fingerprintOf(locales, catalogue);
      if (state?.fingerprint === fingerprint) position = state.position;
    }
    const changes = position === undefined ? null : await catalogue.changesSince(position);
    if (!changes || changes.everything) {
      await buildAll();
      // What happened meanwhile.
      rounds.ask();
      return;
    }
    await apply(changes);
    await destination.settled();
    position = changes.position;
    isUnsaved ||= changes.pages || changes.productIds.length > 0;
    if (isUnsaved && performance.now() - savedAt > saveEveryMs) await save();
  }

  async function updateTexts(source: TextSource): Promise<void> {
    for (const locale of locales) await texts.update(source, locale);
  }

  function follow(source: TextSource): void {
    const again = () =>
      void updateTexts(source).catch((error: unknown) =>
        log.warn({ err: error, kind: source.kind }, 'A search index could not be brought up to date'),
      );
    if (source.listen) listeners.push(source.listen(again));
    if (source === suggestions) timer = setInterval(again, refreshSuggestionsMs).unref();
  }

  return {
    buildAll,
    async start() {
      listeners.push(catalogue.listen(rounds.ask));
      for (const source of textSources) follow(source);
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
      clearInterval(timer);
      await Promise.all(listeners.splice(0).map((listener) => listener.close()));
      await rounds.stop();
      await save().catch((error: unknown) =>
        log.warn({ err: error }, 'The position of the search indices could not be saved'),
      );
    },
  };
}
