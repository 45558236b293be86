import {
  answerFacets,
  candidates,
  matchingDocuments,
  openSegment,
  type SearchRecord,
  type SegmentImage,
} from '@bowline/search/engine';
import MiniSearch from 'minisearch';
import { type BuiltEngine, processCpuMs } from './bench-engine.ts';
import { type BenchProduct, facetNames } from './catalogue.ts';
import { occupiedBytes } from './occupied-bytes.ts';
import { filterOf, settings } from './own-engine.ts';
import type { Question } from './questions.ts';

/** MiniSearch finds the products; having neither filters by value nor facets it borrows ours. */
export function miniSearchEngine(products: readonly BenchProduct[], image: SegmentImage): BuiltEngine {
  const before = { cpu: processCpuMs(), bytes: occupiedBytes() };
  const index = new MiniSearch<BenchProduct & { id: number }>({
    fields: ['sku', 'name', 'categories', 'description'],
    searchOptions: {
      combineWith: 'AND',
      prefix: (_, position, terms) => position === terms.length - 1,
      fuzzy: (term) => (/\d/.test(term) || term.length < 4 ? false : term.length < 8 ? 1 : 2),
      boost: { sku: 4, name: 3, categories: 2 },
    },
  });
  index.addAll(products.map((product, id) => ({ ...product, id })));
  const buildSeconds = (processCpuMs() - before.cpu) / 1000;
  const segment = openSegment(image);

  function find(question: Question, groups: Question['groups']): Uint32Array {
    const allowed = matchingDocuments(segment, filterOf(groups, question.price));
    const isAllowed = (id: number) => (((allowed[id >>> 5] ?? 0) >>> (id & 31)) & 1) === 1;
    const text = question.text === '' ? MiniSearch.wildcard : question.text;
    const hits = index.search(text, { filter: ({ id }) => isAllowed(Number(id)) });
    return Uint32Array.from(hits, ({ id }) => Number(id));
  }
  return {
    buildSeconds,
    bytes: () => occupiedBytes() - before.bytes,
    engine: {
      name: 'minisearch',
      cpuMs: processCpuMs,
      ask(question) {
        const found = find(question, question.groups);
        const page = sorted(found, products, question).subarray(0, question.length);
        const hits = Array.from(page, (document) => shown(segment.documents.read(document)));
        if (question.counts) {
          answerFacets([segment], [candidates(found)], facetNames, settings);
          for (const group of question.groups) {
            const others = question.groups.filter((other) => other !== group);
            answerFacets([segment], [candidates(find(question, others))], [group.facet], settings);
          }
        }
        return hits.length === 0 ? 0 : found.length;
      },
      close: async () => {},
    },
  };
}

function sorted(found: Uint32Array, products: readonly BenchProduct[], { sort }: Question): Uint32Array {
  if (sort === 'relevance') return found;
  const sortValue = (id: number) => products[id]?.[sort] ?? 0;
  return found.toSorted((left, right) => (sortValue(left) < sortValue(right) ? -1 : 1));
}

function shown({ objectID, sku, name, url_key, image, price }: SearchRecord): SearchRecord {
  return { objectID, sku, name, url_key, image, price };
}
