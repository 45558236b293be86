import type { Fetch } from '@bowline/kit';
import type { SearchRecord, Synonym } from '../engine/index.ts';
import type { WireSettings } from '../records/settings/wire-settings.ts';
import { createWire, type DestinationAddress } from './wire.ts';

export interface DestinationOptions extends DestinationAddress {
  readonly fetch: Fetch;
}

export type Operation =
  | { readonly action: 'addObject'; readonly body: SearchRecord }
  | { readonly action: 'deleteObject'; readonly body: { readonly objectID: string } };

/** Indices behind the protocol, wherever they are kept. A write resolves when it is accepted. */
export interface Destination {
  setSettings(index: string, settings: WireSettings): Promise<void>;
  saveSynonyms(index: string, synonyms: readonly Synonym[]): Promise<void>;
  write(index: string, operations: readonly Operation[]): Promise<void>;
  /** Takes the place of the index with the new name, at once. */
  move(index: string, newName: string): Promise<void>;
  remove(index: string): Promise<void>;
  /** Null when there is no such object or no such index. */
  read(index: string, objectID: string): Promise<Readonly<Record<string, unknown>> | null>;
  /** Resolves when every write so far can be found, in one index or in all. */
  settled(index?: string): Promise<void>;
  /** How many records each of these queries finds. */
  countHits(index: string, queries: readonly string[]): Promise<readonly number[]>;
}

/** As many as the protocol recommends. */
const operationsPerRequest = 1_000;
/** As many as the protocol allows. */
const queriesPerRequest = 50;

interface Answered {
  readonly results: readonly unknown[];
}

export function createDestination(options: DestinationOptions): Destination {
  const wire = createWire(options);
  const path = (index: string, rest = '') => `/1/indexes/${encodeURIComponent(index)}${rest}`;

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
    async write(index, operations) {
      for (const requests of inParts(operations, operationsPerRequest)) {
        await wire.change(index, 'POST', path(index, '/batch'), { requests });
      }
    },
    move: (index, newName) =>
      wire.change(newName, 'POST', path(index, '/operation'), { operation: 'move', destination: newName }),
    remove: (index) => wire.change(index, 'DELETE', path(index)),
    async read(index, objectID) {
      const answer = await wire.ask<Answered>('POST', '/1/indexes/*/objects', {
        requests: [{ indexName: index, objectID }],
      });
      return (answer?.results[0] as Readonly<Record<string, unknown>> | null | undefined) ?? null;
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
