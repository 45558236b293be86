import type { EngineQuery, FilterTree, SearchRule } from '../../engine/index.ts';
import type { SearchLimits } from '../limits.ts';
import { readOptionalFilters } from '../parameters/filter-tree.ts';
import { createParameterReader } from '../parameters/parameter-reader.ts';

/** How many rules one question may follow. */
const mostFollowed = 10;

interface Prepared {
  readonly rule: SearchRule;
  readonly patterns: readonly { readonly pattern: string; readonly anchoring: string }[];
}

/** Rules of an index stay the same list until they change. */
const prepared = new WeakMap<readonly SearchRule[], readonly Prepared[]>();

const plain = (text: string) =>
  text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim();

function prepare(rules: readonly SearchRule[]): readonly Prepared[] {
  const known = prepared.get(rules);
  if (known) return known;
  const made = rules.map((rule) => ({
    rule,
    patterns: rule.conditions.map(({ pattern, anchoring }) => ({ pattern: plain(pattern), anchoring })),
  }));
  prepared.set(rules, made);
  return made;
}

/** Whole words only: a rule for "rope" says nothing about "europe". */
function fits(asked: string, pattern: string, anchoring: string): boolean {
  if (anchoring === 'is') return asked === pattern;
  if (anchoring === 'startsWith') return `${asked} `.startsWith(`${pattern} `);
  if (anchoring === 'endsWith') return ` ${asked}`.endsWith(` ${pattern}`);
  return ` ${asked} `.includes(` ${pattern} `);
}

const isValid = ({ enabled, validity }: SearchRule, seconds: number) =>
  enabled !== false &&
  (!validity ||
    validity.length === 0 ||
    validity.some(({ from, until }) => from <= seconds && seconds < until));

/** The question as the rules want it answered: what is hidden, boosted and pinned. Earlier rules come first. */
export function withRules(
  rules: readonly SearchRule[],
  query: EngineQuery,
  { now, limits }: { readonly now: Date; readonly limits: SearchLimits },
): EngineQuery {
  if (rules.length === 0) return query;
  const asked = plain(query.query ?? '');
  const seconds = now.getTime() / 1_000;
  const followed = prepare(rules)
    .filter(
      ({ rule, patterns }) =>
        isValid(rule, seconds) &&
        (patterns.length === 0 || patterns.some(({ pattern, anchoring }) => fits(asked, pattern, anchoring))),
    )
    .slice(0, mostFollowed)
    .map(({ rule }) => rule.consequence);
  if (followed.length === 0) return query;
  const hidden = [...new Set(followed.flatMap(({ hide }) => hide.map(({ objectID }) => objectID)))];
  const places = new Map(
    followed
      .toReversed()
      .flatMap(({ promote }) => promote.map(({ objectID, position }) => [objectID, position] as const)),
  );
  const boosts = followed.flatMap(({ optionalFilters }) => optionalFilters).slice(0, limits.optionalFilters);
  const read = createParameterReader(boosts.length > 0 ? { optionalFilters: boosts } : {}, limits);
  const optionalFilters = [...(query.optionalFilters ?? []), ...(readOptionalFilters(read, limits) ?? [])];
  const filters = [...(query.filters ? [query.filters] : []), ...hidden.map(notThis)];
  return {
    ...query,
    ...(optionalFilters.length > 0 && { optionalFilters }),
    ...(filters.length > 0 && { filters: { kind: 'and' as const, of: filters } }),
    ...(places.size > 0 && {
      pinned: [...places].map(([objectID, position]) => ({ objectID, position })),
    }),
  };
}

const notThis = (value: string): FilterTree => ({
  kind: 'not',
  of: { kind: 'facet', attribute: 'objectID', value },
});
