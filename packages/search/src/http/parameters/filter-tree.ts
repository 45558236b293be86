import type { FilterTree, OptionalFilter } from '../../engine/index.ts';
import { badRequest } from '../../service/api-error.ts';
import { parseListFilters } from '../filters/list-filters.ts';
import type { Clauses, Literal } from '../filters/literal.ts';
import { type FilterLimits, parseFilters } from '../filters/parse-filters.ts';
import type { SearchLimits } from '../limits.ts';
import type { ParameterReader } from './parameter-reader.ts';

const listParameters = ['facetFilters', 'numericFilters', 'tagFilters'] as const;

/** All filters of a question as one; undefined when there are none. */
export function readFilterTree(parameters: ParameterReader, limits: FilterLimits): FilterTree | undefined {
  const clauses: Clauses = [
    ...parseFilters(parameters.text('filters') ?? '', limits),
    ...listParameters.flatMap((name) =>
      parameters.has(name) ? parseListFilters(name, parameters.raw(name), limits) : [],
    ),
  ];
  if (clauses.reduce((sum, { length }) => sum + length, 0) > limits.filterTerms)
    throw badRequest('filters: too many filters');
  const [first, ...others] = clauses.map(toAlternatives);
  if (!first) return undefined;
  return others.length === 0 ? first : { kind: 'and', of: [first, ...others] };
}

export function readOptionalFilters(
  parameters: ParameterReader,
  limits: FilterLimits & Pick<SearchLimits, 'optionalFilters'>,
): readonly OptionalFilter[] | undefined {
  if (!parameters.has('optionalFilters')) return undefined;
  const bounded = { ...limits, filterTerms: limits.optionalFilters };
  return parseListFilters('optionalFilters', parameters.raw('optionalFilters'), bounded)
    .flat()
    .map((literal) => ({ filter: toTree(literal), score: 'score' in literal ? literal.score : 1 }));
}

function toAlternatives(clause: readonly Literal[]): FilterTree {
  const [only, ...others] = clause.map(toTree);
  return only && others.length === 0 ? only : { kind: 'or', of: clause.map(toTree) };
}

function toTree(literal: Literal): FilterTree {
  const positive = toPositiveTree(literal);
  return literal.isNegated ? { kind: 'not', of: positive } : positive;
}

function toPositiveTree(literal: Literal): FilterTree {
  const { attribute } = literal;
  if (literal.kind === 'range') return { kind: 'range', attribute, from: literal.from, to: literal.to };
  if (literal.kind === 'comparison')
    return { kind: 'number', attribute, operator: literal.operator, value: literal.value };
  return { kind: 'facet', attribute, value: literal.value };
}
