import { buildSegment, completeSettings, type SegmentOptions, segmentFits } from '../../engine/index.ts';
import type { SearchRecord } from '../model.ts';
import { documentsOf, type IndexState, openSegments, type StoredSegment } from './index-state.ts';

/** A segment is merged into the one before it when that one is not at least so many times larger. */
const growth = 4;
/** Below this a segment is not worth standing alone. */
const smallest = 200;
/** Every record beside the first segment is looked up there when visitors are given the index: that must stay quick. */
const mostBeside = 30_000;
/** More dead records than this share of all, and the living move into a segment of their own. */
const mostDeleted = 1 / 5;
/** The same, for which there is only time when nothing else is to do. */
const mostBesideShare = 1 / 10;
const browsedAtOnce = 1000;

export interface Build {
  readonly state: IndexState;
  readonly replicas: readonly IndexState[];
  readonly nextSegmentId: () => number;
}

/** Builds what was written since the last build. Small writes make small segments; those that grow are merged. */
export function buildPending(build: Build): void {
  const { state } = build;
  const started = performance.now();
  const options = segmentOptions(build);
  const written = [...state.pending.values()].filter((record) => record !== undefined);
  if (state.pending.size > 0) state.deleted = deletedAfter(state);
  const fits = fitsSettings(build, options);
  const isWorn = state.deleted.size > documentsOf(state.segments) * mostDeleted;
  const kept = fits && !isWorn ? segmentsToKeep(state.segments, written.length) : 0;
  if (written.length > 0 || kept < state.segments.length) mergeFrom(build, options, kept, written);
  else state.segments = [...state.segments];
  state.pending = new Map();
  state.buildSeconds = (performance.now() - started) / 1000;
}

/** Whether the segments were built for these settings, and by this version of the engine's layout. */
export function fitsSettings(build: Build, options = segmentOptions(build)): boolean {
  return build.state.segments.every(({ image }) => segmentFits(image, options));
}

/** Merges what lies beside the first segment, and that one too when they have grown; tells whether there was need. */
export function compact(build: Build): boolean {
  const { segments, deleted } = build.state;
  const [first] = segments;
  if (!first) return false;
  const worn = documentsOf(segments.slice(1)) + deleted.size;
  const isWorthRebuilding = worn > first.image.header.documents * mostBesideShare;
  if (!isWorthRebuilding && segments.length < 3) return false;
  mergeFrom(build, segmentOptions(build), isWorthRebuilding ? 0 : 1, []);
  return true;
}

function segmentOptions({ state, replicas }: Build): SegmentOptions {
  return {
    settings: completeSettings(state.settings),
    replicas: replicas.map(({ settings }) => completeSettings({ ...state.settings, ...settings })),
  };
}

function deletedAfter({ deleted, pending, segments }: IndexState): ReadonlySet<string> {
  const after = new Set(deleted);
  for (const [objectID, record] of pending) {
    if (record) after.delete(objectID);
    else if (segments.length > 0) after.add(objectID);
  }
  return after;
}

function segmentsToKeep(segments: readonly StoredSegment[], written: number): number {
  let kept = segments.length;
  let merged = written;
  for (; kept > 0; kept -= 1) {
    const documents = segments[kept - 1]?.image.header.documents ?? 0;
    if (documents >= Math.max(smallest, growth * merged)) break;
    merged += documents;
  }
  const beside = documentsOf(segments.slice(1, kept)) + merged;
  return beside > mostBeside ? 0 : kept;
}

function mergeFrom(
  { state, nextSegmentId }: Build,
  options: SegmentOptions,
  kept: number,
  written: readonly SearchRecord[],
): void {
  const before = state.segments.slice(0, kept);
  const merged = state.segments.slice(kept);
  const replaced = written.map(({ objectID }) => objectID);
  const records = [readRecords(state, merged, new Set([...state.deleted, ...replaced])), written];
  const besides = before.map(({ image }) => image);
  const image = buildSegment(concatenate(records), { ...options, besides });
  const added = { id: nextSegmentId(), image, recordsPlace: undefined, isOnDisk: false, isPublished: false };
  state.segments = image.header.documents > 0 ? [...before, added] : before;
  if (kept === 0) state.deleted = new Set();
}

function* readRecords(
  state: IndexState,
  segments: readonly StoredSegment[],
  without: ReadonlySet<string>,
): Generator<SearchRecord> {
  if (segments.length === 0) return;
  const index = openSegments({ ...state, deleted: without }, segments);
  let cursor: string | undefined;
  do {
    const page = index.browse({ length: browsedAtOnce, ...(cursor !== undefined && { cursor }) });
    yield* page.records;
    cursor = page.cursor;
  } while (cursor !== undefined);
}

/** Where a record comes twice, the engine takes the later one. */
function* concatenate(lists: readonly Iterable<SearchRecord>[]): Generator<SearchRecord> {
  for (const list of lists) yield* list;
}
