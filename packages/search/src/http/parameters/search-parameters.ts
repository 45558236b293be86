import type { EngineQuery, TypoTolerance } from '../../engine/index.ts';
import { badRequest } from '../../service/api-error.ts';
import type { SearchLimits } from '../limits.ts';
import type { JsonObject } from '../request-body.ts';
import { readFilterTree, readOptionalFilters } from './filter-tree.ts';
import { knownParameters } from './known-parameters.ts';
import { createParameterReader, type ParameterReader } from './parameter-reader.ts';
import { parametersOfQueryString } from './query-string.ts';

export interface SearchParameters {
  readonly query: EngineQuery;
  /** As they were asked, for the answer to repeat. */
  readonly asked: JsonObject;
  readonly responseFields: readonly string[];
  /** Whether rules of the index are followed. */
  readonly followsRules: boolean;
  /** Whether a person asked: sub-queries and previews say that they do not count. */
  readonly countsAsQuestion: boolean;
}

/** Fields of the request around the parameters. */
const envelope = new Set(['indexName', 'type', 'params', 'facet', 'facetQuery', 'cursor']);

/** Merges `params`, given as a query string, with those given as JSON, and refuses what nobody knows. */
export function mergeParameters(body: JsonObject): JsonObject {
  const { params } = body;
  if (params !== undefined && typeof params !== 'string')
    throw badRequest('Invalid "params", expected string');
  const merged = Object.entries({ ...parametersOfQueryString(params ?? ''), ...body });
  const parameters = merged.filter(([name]) => !envelope.has(name));
  const unknown = parameters.find(([name]) => !knownParameters.has(name));
  if (unknown) throw badRequest(`Unknown parameter: ${unknown[0].slice(0, 100)}`);
  return Object.fromEntries(parameters);
}

export function readSearchParameters(body: JsonObject, limits: SearchLimits): SearchParameters {
  const asked = mergeParameters(body);
  const read = createParameterReader(asked, limits);
  return {
    query: withoutAbsent({
      query: read.text('query', limits.queryBytes),
      page: read.integer('page'),
      hitsPerPage: read.integer('hitsPerPage', limits.hitsPerPage),
      offset: read.integer('offset'),
      length: read.integer('length', limits.hitsPerPage),
      filters: readFilterTree(read, limits),
      optionalFilters: readOptionalFilters(read, limits),
      facets: read.list('facets'),
      ruleContexts: read.list('ruleContexts'),
      restrictSearchableAttributes: read.list('restrictSearchableAttributes'),
      getRankingInfo: read.boolean('getRankingInfo'),
      ...readOverrides(read, limits),
    }),
    asked,
    responseFields: read.list('responseFields') ?? ['*'],
    followsRules: read.boolean('enableRules') !== false,
    countsAsQuestion: read.boolean('analytics') !== false,
  };
}

function readOverrides(read: ParameterReader, limits: SearchLimits) {
  return {
    minWordSizefor1Typo: read.integer('minWordSizefor1Typo'),
    minWordSizefor2Typos: read.integer('minWordSizefor2Typos'),
    typoTolerance: readTypoTolerance(read),
    disableTypoToleranceOnAttributes: read.list('disableTypoToleranceOnAttributes'),
    attributesToRetrieve: read.list('attributesToRetrieve'),
    attributesToHighlight: read.list('attributesToHighlight'),
    attributesToSnippet: read.list('attributesToSnippet'),
    highlightPreTag: read.text('highlightPreTag', limits.tagBytes),
    highlightPostTag: read.text('highlightPostTag', limits.tagBytes),
    snippetEllipsisText: read.text('snippetEllipsisText', limits.tagBytes),
    maxValuesPerFacet: read.integer('maxValuesPerFacet', 1000),
    maxFacetHits: read.integer('maxFacetHits', limits.facetHits),
    minProximity: read.integer('minProximity', 7),
    removeWordsIfNoResults: read.oneOf('removeWordsIfNoResults', [
      'none',
      'lastWords',
      'firstWords',
      'allOptional',
    ]),
    sortFacetValuesBy: read.oneOf('sortFacetValuesBy', ['count', 'alpha']),
    distinct: readDistinct(read),
    queryType: read.oneOf('queryType', ['prefixLast', 'prefixAll', 'prefixNone']),
    optionalWords: read.list('optionalWords'),
  };
}

function readTypoTolerance(read: ParameterReader): TypoTolerance | undefined {
  const value = read.raw('typoTolerance');
  return value === 'min' || value === 'strict' ? value : read.boolean('typoTolerance');
}

function readDistinct(read: ParameterReader): boolean | number | undefined {
  const value = read.raw('distinct');
  return typeof value === 'number' ? read.integer('distinct', 4) : read.boolean('distinct');
}

/** Fields may be undefined in what is read, and are absent in what is handed on. */
type Loose<Fields> = { [Name in keyof Fields]-?: Fields[Name] | undefined };
/** Rules pin, questions do not. */
type AskedFields = Omit<EngineQuery, 'pinned'>;

function withoutAbsent(query: Loose<AskedFields>): EngineQuery {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as EngineQuery;
}
