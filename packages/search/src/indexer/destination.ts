import type { Fetch } from '@bowline/kit';
import type { SearchRecord, SegmentImage, Synonym } from '../engine/index.ts';
import type { WireRule } from '../records/rules.ts';
import type { WireSettings } from '../records/settings/wire-settings.ts';
import type { Batch } from './packing.ts';
import { createWire, type DestinationAddress } from './wire.ts';

export interface DestinationOptions extends DestinationAddress {
  readonly fetch: Fetch;
  /** Where the service is in this process: takes an index that was built elsewhere, in place of all that it had. */
  readonly adopt?: ((index: string, image: SegmentImage) => Promise<number>) | undefined;
}

/** Indices behind the protocol, wherever they are kept. A write resolves when it is accepted. */
export interface Destination {
  setSettings(index: string, settings: WireSettings): Promise<void>;
  saveSynonyms(index: string, synonyms: readonly Synonym[]): Promise<void>;
  /** In place of all that the index had. */
  saveRules(index: string, rules: readonly WireRule[]): Promise<void>;
  write(index: string, batches: AsyncIterable<Batch>): Promise<void>;
  /** In place of all records that the index had; only where the service is in this process. */
  readonly adopt: ((index: string, image: SegmentImage) => Promise<void>) | undefined;
  /** Takes the place of the index with the new name, at once. */
  move(index: string, newName: string): Promise<void>;
  remove(index: string): Promise<void>;
  /** Null when there is no such object or no such index. */
  read(index: string, objectID: string): Promise<Readonly<Record<string, unknown>> | null>;
  /** Every record as it can be found; none when there is no such index. */
  readAll(index: string): Promise<readonly SearchRecord[]>;
  /** Whether it is known that no write to the index waits, whoever made it. */
  isSettled(index: string): Promise<boolean>;
  /** Resolves when every write so far can be found, in one index or in all. */
  settled(index?: string): Promise<void>;
  /** How many records each of these queries finds. */
  countHits(index: string, queries: readonly string[]): Promise<readonly number[]>;
}

/**
 * Sent in one go, because a service may build its index after every pause, and merges what it built before; not more, because they
 * wait in memory.
 */
const operationsAtOnce = 20_000;
const bytesAtOnce = 64_000_000;
/** As many as the protocol allows. */
const queriesPerRequest = 50;
const recordsPerRequest = 1_000;

interface Answered {
  readonly results: readonly unknown[];
}

interface BrowsedPage {
  readonly hits: readonly SearchRecord[];
  readonly cursor?: string;
}

interface ListedIndices {
  readonly items: readonly { readonly name: string; readonly pendingTask: boolean }[];
}

export function createDestination(options: DestinationOptions): Destination {
  const wire = createWire(options);
  const { adopt } = options;
  const path = (index: string, rest = '') => `/1/indexes/${encodeURIComponent(index)}${rest}`;

  async function send(index: string, batches: readonly Batch[]): Promise<void> {
    for (const { body } of batches) await wire.change(index, 'POST', path(index, '/batch'), body);
  }

  return {
    setSettings: (index, settings) =>
      wire.change(index, 'PUT', path(index, '/settings?forwardToReplicas=true'), settings),
    saveSynonyms: (index, synonyms) =>
      wire.change(
        index,
        'POST',
        path(index, '/synonyms/batch?replaceExistingSynonyms=true&forwardToReplicas=true'),
        synonyms,
      ),
    saveRules: (index, rules) =>
      wire.change(index, 'POST', path(index, '/rules/batch?clearExistingRules=true'), rules),
    async write(index, batches) {
      let waiting: Batch[] = [];
      let operations = 0;
      let bytes = 0;
      for await (const batch of batches) {
        waiting.push(batch);
        operations += batch.operations;
        bytes += batch.body.byteLength;
        if (operations < operationsAtOnce && bytes < bytesAtOnce) continue;
        await send(index, waiting);
        waiting = [];
        operations = 0;
        bytes = 0;
      }
      await send(index, waiting);
    },
    adopt: adopt && (async (index, image) => wire.follow(index, await adopt(index, image))),
    move: (index, newName) =>
      wire.change(newName, 'POST', path(index, '/operation'), { operation: 'move', destination: newName }),
    remove: (index) => wire.change(index, 'DELETE', path(index)),
    async read(index, objectID) {
      const answer = await wire.ask<Answered>('POST', '/1/indexes/*/objects', {
        requests: [{ indexName: index, objectID }],
      });
      return (answer?.results[0] as Readonly<Record<string, unknown>> | null | undefined) ?? null;
    },
    async readAll(index) {
      const records: SearchRecord[] = [];
      let cursor: string | undefined;
      do {
        const page: BrowsedPage | undefined = await wire.ask('POST', path(index, '/browse'), {
          attributesToRetrieve: ['*'],
          attributesToHighlight: [],
          attributesToSnippet: [],
          hitsPerPage: recordsPerRequest,
          ...(cursor !== undefined && { cursor }),
        });
        records.push(...(page?.hits ?? []));
        cursor = page?.cursor;
      } while (cursor !== undefined);
      return records;
    },
    async isSettled(index) {
      const listed = await wire.ask<ListedIndices>('GET', '/1/indexes');
      return listed?.items.find(({ name }) => name === index)?.pendingTask === false;
    },
    settled: wire.settled,
    async countHits(index, queries) {
      const counts: number[] = [];
      for (const part of inParts(queries, queriesPerRequest)) {
        const answer = await wire.ask<Answered>('POST', '/1/indexes/*/queries', {
          requests: part.map((query) => ({ indexName: index, query, hitsPerPage: 0, analytics: false })),
        });
        counts.push(...(answer?.results ?? []).map((result) => (result as { nbHits: number }).nbHits));
      }
      return counts;
    },
  };
}

function inParts<Item>(items: readonly Item[], size: number): (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  );
}
