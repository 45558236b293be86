import type { LocaleName } from '@bowline/markets';
import type { SearchRecord } from '../engine/index.ts';
import { indexName } from '../records/index-names.ts';
import { textSettings } from '../records/settings/text-settings.ts';
import { synonymsOf } from '../records/synonyms.ts';
import { categoryRecord, pageRecord } from '../records/text-records.ts';
import { buildIndex } from './build-index.ts';
import type { Destination } from './destination.ts';
import { type Operation, packed } from './packing.ts';
import type { CatalogueSource, TextSource } from './sources.ts';

export function textSourcesOf(catalogue: CatalogueSource): readonly TextSource[] {
  return [
    {
      kind: 'categories',
      records: async (locale) => (await catalogue.categoryFacts(locale)).map(categoryRecord),
    },
    { kind: 'pages', records: async (locale) => (await catalogue.pageFacts(locale)).map(pageRecord) },
  ];
}

/** Indices that are small enough to be compared whole. */
export interface TextIndices {
  /** Everything anew. */
  build(source: TextSource, locale: LocaleName): Promise<void>;
  /** Only what differs from what was sent last, after a restart from what can be found; what is gone is deleted. */
  update(source: TextSource, locale: LocaleName): Promise<void>;
}

export function createTextIndices(
  destination: Destination,
  { synonyms }: Pick<CatalogueSource, 'synonyms'>,
): TextIndices {
  const sent = new Map<string, ReadonlyMap<string, string>>();

  /** What another process has sent; a write that still waits may say anything. */
  async function sentBefore(index: string): Promise<ReadonlyMap<string, string>> {
    const isSettled = await destination.isSettled(index);
    const records = await destination.readAll(index);
    return isSettled ? written(records) : new Map(records.map(({ objectID }) => [objectID, '']));
  }

  return {
    async build(source, locale) {
      const index = indexName(source.kind, locale);
      const records = await source.records(locale);
      await buildIndex(destination, {
        index,
        settings: textSettings(source.kind, locale),
        synonyms: synonymsOf(await synonyms(locale)),
        fill: (building) => destination.write(building, packed(additions(records))),
      });
      sent.set(index, written(records));
    },
    async update(source, locale) {
      const index = indexName(source.kind, locale);
      const records = await source.records(locale);
      const former = sent.get(index) ?? (await sentBefore(index));
      const next = written(records);
      const operations: Operation[] = [
        ...additions(records.filter(({ objectID }) => former.get(objectID) !== next.get(objectID))),
        ...[...former.keys()]
          .filter((objectID) => !next.has(objectID))
          .map((objectID) => ({ action: 'deleteObject' as const, body: { objectID } })),
      ];
      await destination.write(index, packed(operations));
      sent.set(index, next);
    },
  };
}

/** To be compared: a service keeps the attributes of a record in an order of its own. */
function written(records: readonly SearchRecord[]): ReadonlyMap<string, string> {
  return new Map(records.map((record) => [record.objectID, JSON.stringify(attributesOf(record))]));
}

function attributesOf(record: SearchRecord): [name: string, value: unknown][] {
  return Object.entries(record)
    .filter(([, value]) => value !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

function additions(records: readonly SearchRecord[]): readonly Operation[] {
  return records.map((body) => ({ action: 'addObject', body }));
}
