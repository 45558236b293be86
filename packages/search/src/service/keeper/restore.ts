import type { Manifest } from '../storage/manifest.ts';
import type { IndexFolder } from './index-folder.ts';
import type { IndexRegistry } from './index-registry.ts';
import { createIndexState, type StoredSegment } from './index-state.ts';

/** Brings back the indices of a manifest; answers the names of those that were lost because of a damaged file. */
export function restoreIndices(
  registry: IndexRegistry,
  manifest: Manifest | undefined,
  files: IndexFolder,
): ReadonlySet<string> {
  const discarded = new Set<string>();
  const read = new Map<number, StoredSegment | undefined>();

  // A copied index shares segments with the one it was copied from.
  function segmentOf(id: number, index: string): StoredSegment | undefined {
    if (!read.has(id)) {
      const found = files.readSegment(id, index);
      read.set(id, found && { id, ...found, isOnDisk: true, isPublished: false });
    }
    return read.get(id);
  }

  for (const index of manifest?.indices ?? []) {
    const segments = index.segments.map((id) => segmentOf(id, index.name));
    const intact = segments.filter((segment) => segment !== undefined);
    if (intact.length < segments.length) {
      discarded.add(index.name);
      continue;
    }
    registry.add({
      ...createIndexState(index.name, index.createdAt),
      updatedAt: index.updatedAt,
      buildSeconds: index.buildSeconds,
      settings: index.settings,
      synonyms: new Map(index.synonyms.map((synonym) => [synonym.objectID, synonym])),
      // A folder of a version without rules has none.
      rules: new Map((index.rules ?? []).map((rule) => [rule.objectID, rule])),
      primary: index.primary,
      segments: intact,
      deleted: new Set(index.deleted),
    });
  }
  for (const state of [...registry.all()])
    if (state.primary !== undefined && discarded.has(state.primary)) registry.remove(state.name);
  return discarded;
}
