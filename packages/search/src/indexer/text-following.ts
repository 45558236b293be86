import type { LocaleName } from '@bowline/markets';
import type { SearchLog } from '../service/model.ts';
import type { Rounds } from './rounds.ts';
import type { Listener, TextSource } from './sources.ts';
import type { TextIndices } from './text-indices.ts';

/** Which texts changed since they were read. */
export interface TextFollowing {
  /** Hears the sources; whatever they tell is done in the next round. */
  listen(): void;
  markStale(isStale: (source: TextSource) => boolean): void;
  /** Everything is about to be read anyway. */
  forget(): void;
  update(): Promise<void>;
  close(): Promise<void>;
}

export interface TextFollowingOptions {
  readonly sources: readonly TextSource[];
  readonly locales: readonly LocaleName[];
  readonly indices: Pick<TextIndices, 'update'>;
  readonly rounds: Pick<Rounds, 'ask' | 'throwIfStopped'>;
  readonly log: SearchLog;
}

const refreshSuggestionsMs = 3_600_000;
const retryMs = 15_000;

export function createTextFollowing(options: TextFollowingOptions): TextFollowing {
  const { sources, locales, indices, rounds, log } = options;
  const stale = new Set<TextSource>();
  const listeners: Listener[] = [];
  let refreshing: NodeJS.Timeout | undefined;
  let retrying: NodeJS.Timeout | undefined;

  /** Texts of a service that does not answer are tried again later; meanwhile everything else is followed. */
  async function updateOne(source: TextSource): Promise<void> {
    try {
      for (const locale of locales) await indices.update(source, locale);
    } catch (error) {
      log.warn({ err: error, kind: source.kind }, 'A search index could not be brought up to date');
      stale.add(source);
      clearTimeout(retrying);
      retrying = setTimeout(rounds.ask, retryMs).unref();
    }
  }

  return {
    listen() {
      for (const source of sources) {
        const tell = () => {
          stale.add(source);
          rounds.ask();
        };
        if (source.listen) listeners.push(source.listen(tell));
        if (source.kind === 'query_suggestions') refreshing = setInterval(tell, refreshSuggestionsMs).unref();
      }
    },
    markStale(isStale) {
      for (const source of sources.filter(isStale)) stale.add(source);
    },
    forget: () => stale.clear(),
    async update() {
      for (const source of [...stale]) {
        rounds.throwIfStopped();
        stale.delete(source);
        await updateOne(source);
      }
    },
    async close() {
      clearInterval(refreshing);
      clearTimeout(retrying);
      await Promise.all(listeners.splice(0).map((listener) => listener.close()));
    },
  };
}
