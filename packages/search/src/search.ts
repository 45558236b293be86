import type { Fetch } from '@bowline/kit';
import type { SegmentImage } from './engine/index.ts';
import type { SearchKeys } from './http/authorise.ts';
import { defaultLimits, type SearchLimits } from './http/limits.ts';
import { createSearchApi } from './http/search-api.ts';
import type { PopularQuery, SearchLog } from './service/model.ts';
import { openSearchService } from './service/search-service.ts';

export interface SearchOptions {
  /** Where the indices live; made when it is not there. The second process on a folder reads it but keeps nothing. */
  readonly folder: string;
  readonly log: SearchLog;
  readonly keys: SearchKeys;
  readonly limits?: Partial<SearchLimits>;
  readonly clock?: () => Date;
}

export interface Search {
  /** Answers every path under `/1/`. */
  readonly fetch: Fetch;
  /**
   * Takes an index that another thread of this process has built, in place of all that it had; answers the number of the task, as the
   * protocol does.
   */
  adopt(index: string, image: SegmentImage): Promise<number>;
  /** What visitors asked most in the last weeks and found something for, per index, most asked first. */
  popularQueries(index: string, limit: number): readonly PopularQuery[];
  /** What they asked and found nothing for. */
  emptyQueries(index: string, limit: number): readonly PopularQuery[];
  /** Resolves when every write answered so far can be found. */
  settled(): Promise<void>;
  /** Once there are indices that answer: building goes on beside visitors, not before them. */
  giveWay(): void;
  /** Writes what is not on disk yet and ends the thread. */
  close(): Promise<void>;
}

/** Opens what is on disk; when this resolves, everything that was built before can be searched. */
export async function createSearch(options: SearchOptions): Promise<Search> {
  const { folder, log, keys, clock = () => new Date() } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const service = await openSearchService({ folder, log, clock });
  return {
    fetch: createSearchApi({ service, keys, limits, log }),
    async adopt(index, image) {
      const { tasks } = await service.adopt(index, image);
      return tasks[0]?.taskId ?? 0;
    },
    popularQueries: service.popularQueries,
    emptyQueries: service.emptyQueries,
    settled: service.settled,
    giveWay: service.giveWay,
    close: service.close,
  };
}
