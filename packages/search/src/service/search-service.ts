import type { SegmentImage } from '../engine/index.ts';
import { createIndexCatalogue, type IndexCatalogue, type OpenedIndex } from './index-catalogue.ts';
import type { Acceptance, Command } from './keeper/commands.ts';
import { startKeeper } from './keeper-link.ts';
import type { IndexSummary, PopularQuery, SearchLog } from './model.ts';
import { openQueryCounts } from './query-counts/query-count-file.ts';

export interface SearchService {
  now(): Date;
  find(name: string): OpenedIndex | undefined;
  list(): readonly IndexSummary[];
  write(command: Command, body?: Uint8Array): Promise<Acceptance>;
  /** A segment that was built elsewhere takes the place of all that the index has. */
  adopt(index: string, image: SegmentImage): Promise<Acceptance>;
  isPending(taskId: number): boolean;
  /** Resolves when every write accepted so far can be found. */
  settled(): Promise<void>;
  countQuery(index: string, query: string, hits: number): void;
  popularQueries(index: string, limit: number): readonly PopularQuery[];
  emptyQueries(index: string, limit: number): readonly PopularQuery[];
  giveWay(): void;
  close(): Promise<void>;
}

export interface SearchServiceOptions {
  readonly folder: string;
  readonly log: SearchLog;
  readonly clock: () => Date;
}

const nothing = new Uint8Array(0);

/** Indices that can be searched here and written to through a thread that keeps them. */
export async function openSearchService({
  folder,
  log,
  clock,
}: SearchServiceOptions): Promise<SearchService> {
  const catalogue: IndexCatalogue = createIndexCatalogue();
  const pending = new Map<number, string>();
  let waiting: PromiseWithResolvers<void>[] = [];

  const keeper = await startKeeper(
    { folder },
    {
      onAccepted(tasks) {
        for (const { taskId, index } of tasks) pending.set(taskId, index);
      },
      onPublished(publication) {
        catalogue.publish(publication);
        for (const taskId of publication.taskIds) pending.delete(taskId);
        if (pending.size > 0) return;
        for (const { resolve } of waiting) resolve();
        waiting = [];
      },
      onEnded(error) {
        for (const { reject } of waiting) reject(error);
        waiting = [];
      },
    },
    log,
  );
  const queryCounts = openQueryCounts(folder, clock, log);

  return {
    now: clock,
    find: catalogue.find,
    list: () => catalogue.describeAll(new Set(pending.values())),
    write: (command, body = nothing) => keeper.write(command, body, clock().toISOString()),
    adopt: (index, image) => keeper.adopt(index, image, clock().toISOString()),
    isPending: (taskId) => pending.has(taskId),
    settled() {
      if (pending.size === 0) return Promise.resolve();
      const settling = Promise.withResolvers<void>();
      waiting.push(settling);
      return settling.promise;
    },
    countQuery: queryCounts.count,
    popularQueries: queryCounts.popular,
    emptyQueries: queryCounts.empty,
    giveWay: keeper.giveWay,
    async close() {
      queryCounts.save();
      await keeper.close();
    },
  };
}
