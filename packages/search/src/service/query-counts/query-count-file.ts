import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PopularQuery, SearchLog } from '../model.ts';
import { writeFileAtomically } from '../storage/atomic-file.ts';
import { createQueryCounts, type StoredCounts } from './query-counts.ts';

export interface QueryCountFile {
  count(index: string, query: string, hits: number): void;
  popular(index: string, limit: number): readonly PopularQuery[];
  /** What found nothing. */
  empty(index: string, limit: number): readonly PopularQuery[];
  save(): void;
}

const saveAfterMs = 60_000;

/** Query counts that outlive the process. They are written now and then; losing a minute of them hurts nobody. */
export function openQueryCounts(folder: string, clock: () => Date, log: SearchLog): QueryCountFile {
  const today = () => clock().toISOString().slice(0, 10);
  const open = (of: 'found' | 'empty', name: string) => {
    const path = join(folder, name);
    return { path, counts: createQueryCounts({ today, of, stored: read(path, log) }) };
  };
  const found = open('found', 'query-counts.json');
  const empty = open('empty', 'empty-query-counts.json');
  let savedAt = clock().getTime();

  function save(): void {
    savedAt = clock().getTime();
    for (const { path, counts } of [found, empty]) {
      if (!counts.hasChanged) continue;
      try {
        mkdirSync(folder, { recursive: true });
        writeFileAtomically(path, [Buffer.from(JSON.stringify(counts.store()))]);
      } catch (error) {
        log.warn({ err: error }, 'The counts of search queries could not be written');
      }
    }
  }

  return {
    count(index, query, hits) {
      found.counts.count(index, query, hits);
      empty.counts.count(index, query, hits);
      if (clock().getTime() - savedAt > saveAfterMs) save();
    },
    popular: found.counts.popular,
    empty: empty.counts.popular,
    save,
  };
}

function read(path: string, log: SearchLog): StoredCounts {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as StoredCounts;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT'))
      log.warn({ err: error }, 'The counts of search queries are damaged and begin anew');
    return {};
  }
}
