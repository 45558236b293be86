import type { HostileKind, HostileRequest } from '../kind.ts';

type Random = () => number;
type Parameters = Record<string, unknown>;

const headers = { 'x-algolia-application-id': 'BOWLINE', 'x-algolia-api-key': 'bowline-search' };
const indices = ['products_en', 'products_de_DE', 'products_nl_NL', 'articles_en', 'query_suggestions_en'];
const words = [
  'rope',
  'cord',
  'paracord',
  'black',
  'mm',
  'polypropylene',
  'climbing',
  'xqzt',
  'ropr',
  'a',
  '4',
  'hondenriem',
];

/** Questions that ask for as much as they can, by every entrance the search has. */
export const search: HostileKind = {
  name: 'search',
  atOnce: 8,
  *requests(origin, random) {
    for (;;) yield enter(origin, random);
  },
};

const below = (random: Random, limit: number): number => Math.floor(random() * limit);
const pick = <T>(random: Random, values: readonly T[]): T => values[below(random, values.length)] as T;

function enter(origin: string, random: Random): HostileRequest {
  const index = pick(random, indices);
  const base = `${origin}/1/indexes`;
  const post = (url: string, body: unknown) => ({
    url,
    init: { method: 'POST', headers, body: JSON.stringify(body) },
  });
  switch (below(random, 7)) {
    case 0:
      return post(`${base}/${index}/query`, greedy(random));
    case 1:
      return post(`${base}/${index}/query`, { params: asText(greedy(random)) });
    case 2:
      return { url: `${base}/${index}?${asText(greedy(random)).slice(0, 12_000)}`, init: { headers } };
    case 3:
      return post(`${base}/*/queries`, {
        requests: Array.from({ length: 1 + below(random, 60) }, () => ({
          indexName: pick(random, indices),
          ...(random() < 0.5 ? greedy(random) : { params: asText(greedy(random)) }),
        })),
      });
    case 4:
      return post(`${base}/*/queries`, {
        requests: Array.from({ length: 1 + below(random, 50) }, () => ({
          indexName: index,
          type: 'facet',
          facet: pick(random, ['color', 'material', 'brand', 'categories.lvl0']),
          facetQuery: sentence(random, 20),
        })),
      });
    case 5:
      return post(`${base}/*/recommendations`, {
        requests: Array.from({ length: 1 + below(random, 22) }, () => ({
          indexName: index,
          model: pick(random, ['related-products', 'trending-items', 'looking-similar']),
          objectID: String(below(random, 3000)),
          queryParameters: greedy(random),
          fallbackParameters: greedy(random),
        })),
      });
    default:
      return post(`${base}/*/objects`, {
        requests: Array.from({ length: below(random, 1_200) }, () => ({
          indexName: index,
          objectID: String(below(random, 3000)),
        })),
      });
  }
}

function sentence(random: Random, most: number): string {
  return Array.from({ length: 1 + below(random, most) }, () => pick(random, words)).join(' ');
}

function longText(random: Random): string {
  return pick(random, ['<em>', 'x', '<', '€']).repeat(1 + below(random, pick(random, [10, 300, 200_000])));
}

const wishes: readonly ((random: Random) => Parameters)[] = [
  (random) => ({ hitsPerPage: pick(random, [0, 20, 300, 1000, 1001]) }),
  (random) => ({ length: pick(random, [20, 1000, 5000]), offset: below(random, 2000) }),
  (random) => ({ highlightPreTag: longText(random), highlightPostTag: longText(random) }),
  (random) => ({ snippetEllipsisText: longText(random), attributesToSnippet: ['*:100'] }),
  () => ({ attributesToHighlight: ['*'], attributesToRetrieve: ['*'] }),
  (random) => ({ attributesToHighlight: Array.from({ length: below(random, 1200) }, () => 'name') }),
  (random) => ({ facets: ['*'], maxValuesPerFacet: pick(random, [10, 1000]) }),
  (random) => ({ removeWordsIfNoResults: pick(random, ['lastWords', 'firstWords', 'allOptional']) }),
  () => ({ queryType: 'prefixAll', minWordSizefor1Typo: 0, minWordSizefor2Typos: 0 }),
  (random) => ({ optionalWords: Array.from({ length: below(random, 300) }, () => sentence(random, 5)) }),
  (random) => ({
    facetFilters: Array.from(
      { length: below(random, 1100) },
      (_, at) => `color:-${pick(random, words)}${at}`,
    ),
  }),
  (random) => ({ numericFilters: Array.from({ length: below(random, 1100) }, (_, at) => `price>=${at}`) }),
  (random) => ({
    optionalFilters: Array.from(
      { length: below(random, 1100) },
      (_, at) => `color:${pick(random, words)}${at}<score=3>`,
    ),
  }),
  (random) => ({
    filters: Array.from({ length: below(random, 900) }, (_, at) => `NOT color:c${at}`).join(' AND '),
  }),
  () => ({ getRankingInfo: true, typoTolerance: 'min' }),
];

function greedy(random: Random): Parameters {
  const chosen = Array.from({ length: 1 + below(random, 5) }, () => pick(random, wishes)(random));
  return Object.assign({ query: random() < 0.2 ? '' : sentence(random, 25), analytics: false }, ...chosen);
}

function asText(parameters: Parameters): string {
  return Object.entries(parameters)
    .map(
      ([name, value]) =>
        `${name}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`,
    )
    .join('&');
}
