import {
  buildSegment,
  completeSettings,
  type EngineQuery,
  type FilterTree,
  type IndexSettings,
  openIndex,
  type SearchRecord,
  type SegmentImage,
} from '@bowline/search/engine';
import { type BuiltEngine, processCpuMs } from './bench-engine.ts';
import { type BenchProduct, facetNames } from './catalogue.ts';
import { occupiedBytes } from './occupied-bytes.ts';
import type { Question, Sort } from './questions.ts';

const relevance = ['typo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'];
export const settings = completeSettings({
  searchableAttributes: ['sku', 'name', 'categories', 'unordered(description)'],
  attributesForFaceting: facetNames,
  customRanking: ['desc(popularity)'],
  ranking: relevance,
  indexLanguages: ['nl'],
  queryLanguages: ['nl'],
  attributesToRetrieve: ['sku', 'name', 'url_key', 'image', 'price'],
  attributesToHighlight: ['name'],
  paginationLimitedTo: 100_000,
});
const replicas: Readonly<Record<Sort, IndexSettings>> = {
  relevance: settings,
  position: { ...settings, ranking: ['asc(position)', ...relevance] },
  price: { ...settings, ranking: ['asc(price)', ...relevance] },
  name: { ...settings, ranking: ['asc(name)', ...relevance] },
};

export function toRecord({ options, ...product }: BenchProduct): SearchRecord {
  return { ...product, ...options };
}

export function buildImage(products: readonly BenchProduct[]): SegmentImage {
  return buildSegment(products.values().map(toRecord), { settings, replicas: Object.values(replicas) });
}

/** The query of a page, then one for each refined facet, as the storefront sends them. */
export function ownEngine(image: SegmentImage, buildSeconds: number): BuiltEngine {
  const before = occupiedBytes();
  const index = openIndex([image], settings);
  return {
    buildSeconds,
    bytes: () => index.dataBytes + Math.max(0, occupiedBytes() - before),
    engine: {
      name: 'own',
      cpuMs: processCpuMs,
      ask(question) {
        const { nbHits } = index.search(
          { ...queryOf(question, question.groups), length: question.length, offset: 0 },
          replicas[question.sort],
        );
        if (question.counts) {
          for (const group of question.groups) {
            const others = question.groups.filter((other) => other !== group);
            index.search({ ...queryOf(question, others), facets: [group.facet], hitsPerPage: 0 }, settings);
          }
        }
        return nbHits;
      },
      close: async () => {},
    },
  };
}

function queryOf(question: Question, groups: Question['groups']): EngineQuery {
  const isFiltered = groups.length > 0 || question.price !== undefined;
  return {
    query: question.text,
    ...(isFiltered ? { filters: filterOf(groups, question.price) } : {}),
    ...(question.counts ? { facets: facetNames } : {}),
  };
}

export function filterOf(groups: Question['groups'], price: Question['price']): FilterTree {
  const choices = groups.map(
    ({ facet, options }): FilterTree => ({
      kind: 'or',
      of: options.map((value) => ({ kind: 'facet', attribute: facet, value })),
    }),
  );
  const range: FilterTree[] = price === undefined ? [] : [{ kind: 'range', attribute: 'price', ...price }];
  return { kind: 'and', of: [...choices, ...range] };
}
