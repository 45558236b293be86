import type { ManifestIndex } from '../storage/manifest.ts';
import { openRecords } from '../storage/records-file.ts';
import type { IndexRegistry } from './index-registry.ts';
import type { IndexState, StoredSegment } from './index-state.ts';
import type { Publication, PublishedSegment } from './messages.ts';

export interface Publisher {
  /** What changed since the last time, in all indices or in those named. */
  collect(taskIds: readonly number[], among?: ReadonlySet<IndexState>): Publication;
  describeAll(): readonly ManifestIndex[];
}

/** Tells the other thread what it does not know yet. */
export function createPublisher(registry: IndexRegistry): Publisher {
  const known = new Set<string>();

  return {
    collect(taskIds, among) {
      const changed = [...(among ?? registry.all())].filter(
        ({ isDirty, name }) => isDirty || !known.has(name),
      );
      const removed = [...known].filter((name) => !registry.find(name));
      for (const name of removed) known.delete(name);
      const segments = changed.flatMap((state) => state.segments.filter(({ isPublished }) => !isPublished));
      for (const segment of segments) segment.isPublished = true;
      for (const state of changed) {
        known.add(state.name);
        state.isDirty = false;
      }
      const waiting = [...registry.all()].filter(({ isDirty }) => isDirty);
      return {
        indices: changed.map(describe),
        removed,
        segments: segments.map(published),
        takenOver: waiting.flatMap((state) =>
          state.segments.filter(({ isPublished }) => isPublished).map(({ id }) => id),
        ),
        taskIds,
      };
    },
    describeAll: () => [...registry.all()].map(describe),
  };
}

/** Opened before anybody can remove the file: a segment may be replaced before its publication is read. */
function published({ id, image: { header, buffer }, recordsPlace }: StoredSegment): PublishedSegment {
  return { id, image: { header, buffer }, records: recordsPlace && openRecords(recordsPlace) };
}

function describe(state: IndexState): ManifestIndex {
  const { name, createdAt, updatedAt, buildSeconds, settings, primary } = state;
  return {
    name,
    createdAt,
    updatedAt,
    buildSeconds,
    settings,
    synonyms: [...state.synonyms.values()],
    rules: [...state.rules.values()],
    primary,
    segments: state.segments.map(({ id }) => id),
    deleted: [...state.deleted],
  };
}
