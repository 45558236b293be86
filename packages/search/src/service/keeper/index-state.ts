import { completeSettings, openIndex, type SearchIndex, type SegmentImage } from '../../engine/index.ts';
import type { SearchRecord, SearchRule, Synonym, WireSettings } from '../model.ts';
import type { RecordsPlace } from '../storage/records-file.ts';

export interface StoredSegment {
  readonly id: number;
  image: SegmentImage;
  /** Where visitors read what its records say, unless the image is whole. */
  recordsPlace: RecordsPlace | undefined;
  isOnDisk: boolean;
  isPublished: boolean;
}

/** One index as the keeper knows it. The records live in the segments, except those written since the last build. */
export interface IndexState {
  readonly name: string;
  readonly createdAt: string;
  updatedAt: string;
  buildSeconds: number;
  settings: WireSettings;
  synonyms: Map<string, Synonym>;
  rules: Map<string, SearchRule>;
  /** The index whose records this one shows in another order. */
  primary: string | undefined;
  segments: readonly StoredSegment[];
  /** Records that are gone from all segments. */
  deleted: ReadonlySet<string>;
  /** Not built yet; undefined stands for a record to delete. */
  pending: Map<string, SearchRecord | undefined>;
  /** Whether visitors see less than what was written. */
  isDirty: boolean;
}

export function createIndexState(name: string, at: string): IndexState {
  return {
    name,
    createdAt: at,
    updatedAt: at,
    buildSeconds: 0,
    settings: {},
    synonyms: new Map(),
    rules: new Map(),
    primary: undefined,
    segments: [],
    deleted: new Set(),
    pending: new Map(),
    isDirty: true,
  };
}

export function touch(state: IndexState, at: string): void {
  state.isDirty = true;
  state.updatedAt = at;
}

/** Takes over the records of another index; the segments are shared, for nobody changes them. */
export function copyRecords(from: IndexState, to: IndexState): void {
  to.segments = from.segments;
  to.deleted = new Set(from.deleted);
  to.pending = new Map(from.pending);
  to.buildSeconds = from.buildSeconds;
}

/** A segment that was built elsewhere takes the place of all records. */
export function adoptSegment(state: IndexState, segment: StoredSegment, at: string): void {
  removeRecords(state);
  if (segment.image.header.documents > 0) state.segments = [segment];
  touch(state, at);
}

export function removeRecords(state: IndexState): void {
  state.segments = [];
  state.deleted = new Set();
  state.pending = new Map();
}

/** The records of some segments as one index. */
export function openSegments(state: IndexState, segments: readonly StoredSegment[]): SearchIndex {
  const images = segments.map(({ image }) => image);
  return openIndex(images, completeSettings(state.settings), [], state.deleted);
}

/** The list of segments is replaced with every build, so it can name what was opened. */
const opened = new WeakMap<readonly StoredSegment[], SearchIndex>();

export function findRecord(state: IndexState, objectID: string): SearchRecord | undefined {
  if (state.pending.has(objectID)) return state.pending.get(objectID);
  if (state.segments.length === 0) return undefined;
  let index = opened.get(state.segments);
  if (!index) {
    index = openSegments(state, state.segments);
    opened.set(state.segments, index);
  }
  return index.getObject(objectID);
}

/** How many records lie in the segments, those replaced or deleted since included. */
export function documentsOf(segments: readonly StoredSegment[]): number {
  return segments.reduce((sum, { image }) => sum + image.header.documents, 0);
}
