import { badRequest } from '../../service/api-error.ts';
import { type Clauses, type FacetLiteral, type Literal, tagsAttribute } from './literal.ts';
import { type FilterLimits, parseFilters } from './parse-filters.ts';

type Parameter = 'facetFilters' | 'optionalFilters' | 'numericFilters' | 'tagFilters';

/** `["a:1", ["b:2", "b:3"]]`: entries are joined by AND, the lists inside by OR. Also as JSON or in the old comma form. */
export function parseListFilters(parameter: Parameter, value: unknown, limits: FilterLimits): Clauses {
  if (typeof value === 'string' && value.length > limits.filterLength)
    throw badRequest(`${parameter}: filter is too long`);
  const entries = typeof value === 'string' ? fromText(value) : value;
  if (!Array.isArray(entries)) throw badRequest(`${parameter}: expected an array of filters`);
  const clauses = entries
    .map((entry): string[] => (Array.isArray(entry) ? entry.map(textOf) : [textOf(entry)]))
    .filter((clause) => clause.length > 0);
  const texts = clauses.flat();
  if (texts.length > limits.filterTerms) throw badRequest(`${parameter}: too many filters`);
  if (texts.reduce((sum, { length }) => sum + length, 0) > limits.filterLength)
    throw badRequest(`${parameter}: filter is too long`);
  return clauses.map((clause) => clause.map((text) => readLiteral(parameter, text, limits)));

  function textOf(entry: unknown): string {
    if (typeof entry !== 'string') throw badRequest(`${parameter}: expected an array of filters`);
    return entry;
  }
}

function fromText(text: string): unknown {
  if (text.trimStart().startsWith('[')) {
    try {
      return JSON.parse(text);
    } catch {
      // A value may begin with a bracket; then it is the old form.
    }
  }
  return splitOutsideParentheses(text).map((part) =>
    part.startsWith('(') && part.endsWith(')') ? part.slice(1, -1).split(',') : part,
  );
}

function splitOutsideParentheses(text: string): string[] {
  const parts = [...text.matchAll(/\([^()]*\)|[^,]+/g)].map(([part]) => part.trim());
  return parts.filter((part) => part !== '');
}

function readLiteral(parameter: Parameter, text: string, limits: FilterLimits): Literal {
  if (parameter === 'numericFilters') return readNumeric(text, limits);
  if (parameter === 'tagFilters') return readValue('tag', tagsAttribute, text);
  const colon = text.indexOf(':');
  if (colon < 1) throw badRequest(`${parameter}: invalid filter "${text}", expected facet_name:facet_value`);
  const attribute = text.slice(0, colon).trim();
  return readValue(attribute === tagsAttribute ? 'tag' : 'facet', attribute, text.slice(colon + 1));
}

/** A leading minus negates, a backslash before it does not. */
function readValue(kind: FacetLiteral['kind'], attribute: string, text: string): FacetLiteral {
  const [, value = '', score] = /^(.*?)(?:<score=(\d+)>)?$/s.exec(text.trim()) ?? [];
  const isNegated = value.startsWith('-');
  const plain = isNegated || value.startsWith('\\-') ? value.slice(1) : value;
  return { kind, attribute, value: plain, isNegated, score: score === undefined ? 1 : Number(score) };
}

function readNumeric(text: string, limits: FilterLimits): Literal {
  const [literal, ...more] = parseFilters(text, limits, 'numericFilters').flat();
  if (!literal || more.length > 0 || (literal.kind !== 'comparison' && literal.kind !== 'range'))
    throw badRequest(`numericFilters: invalid filter "${text}", expected numeric_attr_name=10`);
  return literal;
}
