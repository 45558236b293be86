import { type Day, localTime } from '#stores';
import { ratesBeganBetween, vatRates } from '#tax';
import { type Changes, forgetChangesBefore, readChangesSince, readCurrentPosition } from './change-log.ts';
import { changedTags, listingTags } from './changed-tags.ts';
import { type Listener, listenForChanges } from './listener.ts';
import {
  createSearchFacts,
  freshShopData,
  type SearchFacts,
  type SearchFactsDependencies,
} from './search-facts.ts';

/** What a search index is made from, and what it has to follow (rules in SPEC.md). */
export interface SearchFeed extends SearchFacts {
  /** To be taken before facts are read: what changes meanwhile is told afterwards. */
  position(): Promise<string>;
  changesSince(position: string): Promise<Changes>;
  /** Tags of answers that these changes made untrue; null when that may be any. */
  tagsOf(changes: Changes): Promise<readonly string[] | null>;
  /** Tags of listings that an index chooses the goods of, when it has come to know these products; null says any. */
  listingTagsOf(productIds: readonly number[] | null): Promise<readonly string[]>;
  /** Rule 6; listening does it from time to time. */
  forgetOldChanges(): Promise<void>;
  /** Calls whenever something may have changed since the last look. */
  listen(onChange: () => void): Listener;
}

const keptMs = 3 * 86_400_000;
const forgetEveryMs = 3_600_000;

export function createSearchFeed(dependencies: SearchFactsDependencies): SearchFeed {
  const { database, log, clock, settings } = dependencies;
  const { timeZone } = settings;
  const today = () => localTime(clock(), timeZone).day;
  const shopData = freshShopData(dependencies);
  const vatBegan = async (after: Day, until: Day) =>
    ratesBeganBetween((await shopData.current()).of(vatRates), after, until);
  const forgetOldChanges = () => forgetChangesBefore(database, new Date(clock().getTime() - keptMs));

  return {
    ...createSearchFacts(dependencies),
    position: () => readCurrentPosition(database, today()),
    async changesSince(position) {
      return readChangesSince(database, position, today(), vatBegan);
    },
    tagsOf: (changes) => changedTags(database, changes),
    listingTagsOf: (productIds) => listingTags(database, productIds),
    forgetOldChanges,
    listen(onChange) {
      const forget = () =>
        void forgetOldChanges().catch((error: unknown) =>
          log.warn({ err: error }, 'Old entries of the search feed could not be deleted'),
        );
      forget();
      const forgetting = setInterval(forget, forgetEveryMs).unref();
      const listener = listenForChanges({ database, clock, timeZone, onChange });
      return {
        close() {
          clearInterval(forgetting);
          return listener.close();
        },
      };
    },
  };
}
