import type { EngineQuery, FilterTree, IndexSettings, SearchRecord, Synonym } from '../src/engine/index.ts';
import { type Language, languageFor } from '../src/language/language.ts';
import { compareLists, type OracleSegment, relevance } from './engine-oracle-text.ts';

export interface OracleAnswer {
  readonly objectIDs: readonly string[];
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly prices?: { readonly min: number; readonly max: number; readonly sum: number };
}

export interface OracleIndex {
  /** In the order they were built; the last one with a record has the valid one. */
  readonly segments: readonly (readonly SearchRecord[])[];
  readonly deleted: ReadonlySet<string>;
  readonly settings: IndexSettings;
  readonly synonyms: readonly Synonym[];
}

/** Looks at every record, one after the other, the way nobody would in earnest. */
export function askOracle(index: OracleIndex, query: EngineQuery): OracleAnswer {
  const { settings, synonyms } = index;
  const language = rememberingStems(settings.indexLanguages[0] ?? '');
  const segments: OracleSegment[] = [];
  for (const records of index.segments) segments.push({ records, besides: [...segments] });
  const live = new Map<string, { record: SearchRecord; segment: OracleSegment }>();
  for (const segment of segments) {
    for (const record of segment.records) live.set(record.objectID, { record, segment });
  }
  for (const objectID of index.deleted) live.delete(objectID);
  const hits = [...live.values()].flatMap(({ record, segment }) => {
    if (query.filters !== undefined && !passes(record, query.filters)) return [];
    const text = query.query?.trim() ?? '';
    const digits = text === '' ? [] : relevance(record, segment, text, settings, synonyms, language);
    return digits === undefined ? [] : [{ record, digits }];
  });
  hits.sort((left, right) => compareHits(left, right, settings));
  const records = hits.map(({ record }) => record);
  return {
    objectIDs: records.map(({ objectID }) => objectID),
    facets: Object.fromEntries(
      settings.attributesForFaceting
        .map((attribute) => [attribute, countValues(records, attribute)] as const)
        .filter(([, counts]) => Object.keys(counts).length > 0),
    ),
  };
}

const languages = new Map<string, Language>();

function rememberingStems(code: string): Language {
  const known = languages.get(code);
  if (known !== undefined) return known;
  const language = languageFor(code);
  const stems = new Map<string, string>();
  const stem = (word: string) => {
    const stemmed = stems.get(word) ?? language.stem(word);
    stems.set(word, stemmed);
    return stemmed;
  };
  languages.set(code, { ...language, stem });
  return { ...language, stem };
}

const collator = new Intl.Collator('en', { numeric: true });

interface OracleHit {
  readonly record: SearchRecord;
  readonly digits: readonly number[];
}

function compareHits(left: OracleHit, right: OracleHit, { ranking, customRanking }: IndexSettings): number {
  const first = ranking[0]?.startsWith('asc(') || ranking[0]?.startsWith('desc(') ? [ranking[0]] : [];
  return (
    compareSorts(left.record, right.record, first) ||
    compareLists(left.digits, right.digits) ||
    compareSorts(left.record, right.record, customRanking) ||
    (left.record.objectID < right.record.objectID ? -1 : 1)
  );
}

function compareSorts(left: SearchRecord, right: SearchRecord, sorts: readonly string[]): number {
  for (const sort of sorts) {
    const [, direction, attribute = ''] = /^(asc|desc)\((.*)\)$/.exec(sort) ?? [];
    const [a, b] = [left[attribute], right[attribute]];
    if (a === undefined || b === undefined) {
      if (a !== b) return a === undefined ? 1 : -1;
      continue;
    }
    const difference = typeof a === 'string' ? collator.compare(a, String(b)) : Number(a) - Number(b);
    if (difference !== 0) return direction === 'desc' ? -difference : difference;
  }
  return 0;
}

function countValues(records: readonly SearchRecord[], attribute: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const record of records) {
    for (const value of new Set(valuesOf(record, attribute))) counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}

function valuesOf(record: SearchRecord, attribute: string): string[] {
  return [record[attribute] ?? []].flat().map(String);
}

function passes(record: SearchRecord, filter: FilterTree): boolean {
  switch (filter.kind) {
    case 'and':
      return filter.of.every((part) => passes(record, part));
    case 'or':
      return filter.of.some((part) => passes(record, part));
    case 'not':
      return !passes(record, filter.of);
    case 'facet':
      return valuesOf(record, filter.attribute).includes(filter.value);
    case 'range':
      return numbersOf(record, filter.attribute).some(
        (number) => number >= filter.from && number <= filter.to,
      );
    case 'number': {
      const { operator, value } = filter;
      const numbers = numbersOf(record, filter.attribute);
      if (operator === '!=') return !numbers.includes(value);
      return numbers.some((number) => {
        if (operator === '=') return number === value;
        if (operator === '<') return number < value;
        if (operator === '<=') return number <= value;
        return operator === '>' ? number > value : number >= value;
      });
    }
  }
}

function numbersOf(record: SearchRecord, attribute: string): number[] {
  return [record[attribute] ?? []].flat().filter((value) => typeof value === 'number');
}
