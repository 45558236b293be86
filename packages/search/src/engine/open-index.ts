import { languageFor } from '../language/language.ts';
import { facetAttributes } from './attribute-lists.ts';
import { browse } from './browse.ts';
import { collatorFor } from './collation.ts';
import { facetCounts } from './facets/facet-counts.ts';
import { searchFacetValues } from './facets/search-facet-values.ts';
import { findCandidates } from './find-candidates.ts';
import { liveSegments } from './live-segment.ts';
import type { IndexSettings, SearchRecord, Synonym } from './model.ts';
import type {
  BrowsePage,
  BrowseQuery,
  EngineQuery,
  EngineResult,
  FacetHit,
  FacetValueQuery,
  Hit,
} from './query-model.ts';
import { search } from './search.ts';
import { isIn } from './segment/bitset.ts';
import type { SegmentImage } from './segment-image.ts';
import { withOverrides } from './settings.ts';
import { SynonymBook } from './text/synonym-book.ts';
import { TextSearch } from './text/text-search.ts';

export interface SearchIndex {
  /** `settings` are those of the replica asked; without them the index's own. */
  search(query: EngineQuery, settings?: IndexSettings): EngineResult;
  /** The same step by step, each hit handed out when it is made. */
  searchInSteps(query: EngineQuery, settings?: IndexSettings): Generator<Hit | undefined, EngineResult>;
  /** Undefined: the attribute is not one of the `searchable(...)` facets or no facet at all. */
  searchFacetValues(query: FacetValueQuery, settings?: IndexSettings): readonly FacetHit[] | undefined;
  getObject(objectID: string): SearchRecord | undefined;
  browse(query: BrowseQuery): BrowsePage;
  readonly size: number;
  /** Of everything that is known of the records, in memory or not. */
  readonly dataBytes: number;
}

const mostValuesSearched = 20_000;

/** One after the other without a pause. */
function allSteps<Result>(steps: Generator<unknown, Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/**
 * Opens segments as one index. A later segment's record replaces an earlier one's with the same objectID;
 * `deleted` names the records gone from all of them. Opening again with one more segment is cheap.
 */
export function openIndex(
  images: readonly SegmentImage[],
  ownSettings: IndexSettings,
  synonyms: readonly Synonym[] = [],
  deleted: ReadonlySet<string> = new Set(),
): SearchIndex {
  const live = liveSegments(images, deleted);
  const segments = live.map(({ segment }) => segment);
  const language = languageFor(ownSettings.queryLanguages[0] ?? ownSettings.indexLanguages[0] ?? '');
  // Written when somebody first searches: a shop opens dozens of indices at once, and each anew when a word of it changes.
  let book: SynonymBook | undefined;
  const text = new TextSearch(live, () => {
    book ??= new SynonymBook(synonyms, language);
    return book;
  });
  const collator = collatorFor(language.code);
  const searchInSteps: SearchIndex['searchInSteps'] = (query, settings = ownSettings) =>
    search(live, { text, collator, query, settings: withOverrides(settings, query) });
  return {
    size: live.reduce((sum, { count }) => sum + count, 0),
    dataBytes: segments.reduce((sum, { byteLength }) => sum + byteLength, 0),
    search: (query, settings) => allSteps(searchInSteps(query, settings)),
    searchInSteps,
    searchFacetValues(query, settings = ownSettings) {
      const facets = facetAttributes(settings.attributesForFaceting);
      if (!facets.some(({ attribute, searchable }) => searchable && attribute === query.facet))
        return undefined;
      const effective = withOverrides(settings, query);
      const { candidates } = allSteps(findCandidates(live, text, query, effective));
      const counts = facetCounts(segments, candidates, query.facet, {
        most: mostValuesSearched,
        byName: false,
      });
      return searchFacetValues(counts, query.facetQuery, effective);
    },
    getObject(objectID) {
      for (const { segment, alive } of live.toReversed()) {
        const document = segment.documents.find(objectID);
        if (document >= 0 && isIn(alive, document)) return segment.documents.read(document);
      }
      return undefined;
    },
    browse({ cursor, length, query = {} }) {
      const found = allSteps(findCandidates(live, text, query, withOverrides(ownSettings, query)));
      return browse(live, found, cursor, length);
    },
  };
}
