// The search engine itself: immutable segments of typed arrays, and queries, facets and highlighting over them.
// It knows nothing of HTTP, threads, files or products; everything here is synchronous and pure.
export { buildSegment, SegmentBuilder, type SegmentOptions, segmentFits } from './build-segment.ts';
export { SharedRows } from './building/shared-rows.ts';
export { candidates } from './candidates.ts';
export { answerFacets } from './facets/answer-facets.ts';
export { matchingDocuments } from './filters/matching-documents.ts';
export { limits } from './limits.ts';
export type {
  IndexSettings,
  QueryType,
  RemoveWordsIfNoResults,
  SearchRecord,
  SearchRule,
  Synonym,
  TypoTolerance,
} from './model.ts';
export { openIndex, type SearchIndex } from './open-index.ts';
export type {
  BrowsePage,
  BrowseQuery,
  EngineQuery,
  EngineResult,
  FacetHit,
  FacetStats,
  FacetValueQuery,
  FilterTree,
  HighlightedValue,
  Hit,
  MatchLevel,
  NumericOperator,
  OptionalFilter,
  QueryOverrides,
  RankingInfo,
  SnippetValue,
} from './query-model.ts';
export { membersOf } from './segment/bitset.ts';
export { openSegment, type Segment } from './segment/open-segment.ts';
export { type WithoutRecords, withoutRecords } from './segment/without-records.ts';
export type { RecordBytes, RecordsElsewhere, SegmentHeader, SegmentImage } from './segment-image.ts';
export { completeSettings, defaultSettings } from './settings.ts';
