import { completeSettings, openIndex, type SearchIndex, type SegmentImage } from '../engine/index.ts';
import type { Publication, PublishedIndex } from './keeper/messages.ts';
import { replicaNames } from './keeper/read-settings.ts';
import type { IndexSettings, IndexSummary, SearchRule, Synonym, WireSettings } from './model.ts';
import { readOpenedRecords } from './storage/records-file.ts';

/** An index as visitors see it; a new one takes its place with every publication. */
export interface OpenedIndex {
  readonly name: string;
  /** Of the primary, where this is a replica. */
  readonly index: SearchIndex;
  readonly settings: IndexSettings;
  /** As they were given, a replica's own only. */
  readonly givenSettings: WireSettings;
  readonly synonyms: readonly Synonym[];
  /** Its own only: what is sorted by price stays sorted. */
  readonly rules: readonly SearchRule[];
  readonly primary: string | undefined;
}

export interface IndexCatalogue {
  find(name: string): OpenedIndex | undefined;
  publish(publication: Publication): void;
  describeAll(pendingIndices: ReadonlySet<string>): readonly IndexSummary[];
}

/** Everything that can be searched at this moment. */
export function createIndexCatalogue(): IndexCatalogue {
  const images = new Map<number, SegmentImage>();
  const published = new Map<string, PublishedIndex>();
  const primaries = new Map<string, SearchIndex>();
  /** Views of replicas depend on their primary, so they are made when they are asked for. */
  let opened = new Map<string, OpenedIndex>();

  function open(name: string): OpenedIndex | undefined {
    const own = published.get(name);
    const source = own?.primary === undefined ? own : published.get(own.primary);
    const index = source && primaries.get(source.name);
    if (!own || !source || !index) return undefined;
    return {
      name,
      index,
      settings: completeSettings(own === source ? own.settings : inherited(source, own)),
      givenSettings: own.settings,
      synonyms: source.synonyms,
      rules: own.rules,
      primary: own.primary,
    };
  }

  function forgetUnused(takenOver: readonly number[]): void {
    const used = new Set([...[...published.values()].flatMap(({ segments }) => segments), ...takenOver]);
    for (const id of images.keys()) if (!used.has(id)) images.delete(id);
  }

  function openPrimary({ name, primary, segments, settings, synonyms, deleted }: PublishedIndex): void {
    if (primary !== undefined) {
      primaries.delete(name);
      return;
    }
    const parts = segments.map((id) => images.get(id)).filter((image) => image !== undefined);
    primaries.set(name, openIndex(parts, completeSettings(settings), synonyms, new Set(deleted)));
  }

  return {
    find(name) {
      const known = opened.get(name) ?? open(name);
      if (known) opened.set(name, known);
      return known;
    },
    publish({ indices, removed, segments, takenOver }) {
      for (const { id, image, records } of segments)
        images.set(id, records ? { ...image, records: readOpenedRecords(records) } : image);
      for (const name of removed) {
        published.delete(name);
        primaries.delete(name);
      }
      for (const index of indices) {
        published.set(index.name, index);
        openPrimary(index);
      }
      opened = new Map();
      forgetUnused(takenOver);
    },
    describeAll(pendingIndices) {
      return [...published.values()].map((index): IndexSummary => {
        const source = primaries.get(index.primary ?? index.name);
        const replicas = replicaNames(index.settings);
        return {
          name: index.name,
          createdAt: index.createdAt,
          updatedAt: index.updatedAt,
          entries: source?.size ?? 0,
          dataSize: source?.dataBytes ?? 0,
          lastBuildTimeS: Math.round(index.buildSeconds),
          pendingTask: pendingIndices.has(index.name),
          ...(index.primary !== undefined && { primary: index.primary }),
          ...(replicas.length > 0 && { replicas }),
        };
      });
    },
  };
}

/** A replica follows its primary in everything it does not decide itself. */
function inherited(primary: PublishedIndex, replica: PublishedIndex): WireSettings {
  return { ...primary.settings, ...replica.settings, replicas: [] };
}
