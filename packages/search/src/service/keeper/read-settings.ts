import { badRequest } from '../api-error.ts';
import type { WireSettings } from '../model.ts';
import type { Fields } from './read-requests.ts';

interface Kind {
  readonly expected: string;
  readonly accepts: (value: unknown) => boolean;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 1000;
const texts: Kind = {
  expected: 'array of strings',
  accepts: (value) => Array.isArray(value) && value.length <= 1000 && value.every(isText),
};
const text: Kind = { expected: 'string', accepts: isText };
const boolean: Kind = { expected: 'boolean', accepts: (value) => typeof value === 'boolean' };
const integer = (most: number): Kind => ({
  expected: `integer between 0 and ${most}`,
  accepts: (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most,
});
const oneOf = (...values: readonly unknown[]): Kind => ({
  expected: `one of ${values.join(', ')}`,
  accepts: (value) => values.includes(value),
});

/** The settings that mean something here. Others are kept and given back. */
const kinds: Readonly<Record<string, Kind>> = {
  searchableAttributes: texts,
  attributesForFaceting: texts,
  customRanking: texts,
  ranking: texts,
  replicas: texts,
  queryLanguages: texts,
  indexLanguages: texts,
  minWordSizefor1Typo: integer(1000),
  minWordSizefor2Typos: integer(1000),
  typoTolerance: oneOf(true, false, 'true', 'false', 'min', 'strict'),
  disableTypoToleranceOnAttributes: texts,
  disableTypoToleranceOnWords: texts,
  attributesToRetrieve: texts,
  attributesToHighlight: texts,
  attributesToSnippet: texts,
  unretrievableAttributes: texts,
  highlightPreTag: text,
  highlightPostTag: text,
  snippetEllipsisText: text,
  hitsPerPage: integer(1000),
  maxValuesPerFacet: integer(1000),
  maxFacetHits: integer(100),
  paginationLimitedTo: integer(20_000),
  minProximity: integer(7),
  removeWordsIfNoResults: oneOf('none', 'lastWords', 'firstWords', 'allOptional'),
  sortFacetValuesBy: oneOf('count', 'alpha'),
  attributeForDistinct: text,
  distinct: {
    expected: 'boolean or integer',
    accepts: (value) => boolean.accepts(value) || integer(4).accepts(value),
  },
  queryType: oneOf('prefixLast', 'prefixAll', 'prefixNone'),
  optionalWords: texts,
};

/** Names that older clients use. */
const formerNames: Readonly<Record<string, string>> = {
  attributesToIndex: 'searchableAttributes',
  slaves: 'replicas',
};

/** Settings with the given changes; null takes one back to its default. */
export function changeSettings(settings: WireSettings, changes: Fields): WireSettings {
  const changed = new Map(Object.entries(settings));
  for (const [givenName, value] of Object.entries(changes)) {
    const name = formerNames[givenName] ?? givenName;
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (value === null) {
      changed.delete(name);
      continue;
    }
    const listed = kind === texts && isText(value) ? [value] : value;
    if (kind && !kind.accepts(listed))
      throw badRequest(`Invalid value for setting '${name}', expected ${kind.expected}`);
    changed.set(name, listed === 'true' ? true : listed === 'false' ? false : listed);
  }
  return Object.fromEntries(changed);
}

/** `virtual(name)` is a replica that shares its primary's records, as all of ours do. */
export const replicaName = (listed: string): string => /^virtual\((.*)\)$/.exec(listed)?.[1] ?? listed;

export const replicaNames = (settings: WireSettings): readonly string[] =>
  (settings.replicas ?? []).map(replicaName);
