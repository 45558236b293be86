import { badRequest } from '../../service/api-error.ts';
import type { SearchLimits } from '../limits.ts';
import { describeToken, type Token, tokeniseFilter } from './filter-tokens.ts';
import { type Clauses, type ComparisonOperator, type Literal, tagsAttribute } from './literal.ts';

export type FilterLimits = Pick<SearchLimits, 'filterLength' | 'filterDepth' | 'filterTerms'>;

const numeric = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;

const kindsInWords: Readonly<Record<'facet' | 'tag' | 'numeric', string>> = {
  tag: 'a tag filter which needs to have this form:\n - _tags:tag_value\n - tag_value',
  facet: 'a facet filter which needs to have this form:\n - facet_name:facet_value',
  numeric: `a numeric filter which needs to have one of the following form:\n${[
    ...['=', '>', '>=', '<', '<=', '!='].map((operator) => ` - numeric_attr_name${operator}10`),
    ' - numeric_attr_name:10 TO 20',
  ].join('\n')}`,
};

/** A `filters` string: literals joined by AND, OR (which binds tighter) and NOT, as far as Algolia allows. */
export function parseFilters(text: string, limits: FilterLimits, parameter = 'filters'): Clauses {
  if (text.length > limits.filterLength) throw badRequest(`${parameter}: filter is too long`);
  const tokens = tokeniseFilter(text);
  let position = 0;
  let terms = 0;

  const fail = (message: string) => badRequest(`${parameter}: ${message}`);
  const peek = (ahead = 0): Token => tokens[Math.min(position + ahead, tokens.length - 1)] as Token;
  const unexpected = (expected: string) =>
    fail(`Unexpected token ${describeToken(peek())} expected ${expected} at col ${peek().column}`);
  const is = (text: string, ahead = 0): boolean => {
    const { kind, text: found } = peek(ahead);
    return (kind === 'keyword' || kind === 'bracket' || kind === 'operator') && found === text;
  };
  const skip = (text: string): boolean => {
    if (!is(text)) return false;
    position += 1;
    return true;
  };
  const isNumber = (ahead = 0): boolean => peek(ahead).kind === 'string' && numeric.test(peek(ahead).text);
  const takeNumber = (): number => {
    if (!isNumber()) throw unexpected('numeric');
    position += 1;
    return Number(peek(-1).text);
  };
  const takeString = (expected: string): string => {
    if (peek().kind !== 'string' && peek().kind !== 'quoted') throw unexpected(expected);
    position += 1;
    return peek(-1).text;
  };

  function takeScore(): number {
    if (!is('<') || peek(1).text !== 'score') return 1;
    position += 2;
    if (!skip('=')) throw unexpected("'='");
    const score = takeNumber();
    if (!skip('>')) throw unexpected("'>'");
    return score;
  }

  function takeLiteral(isNegated: boolean): Literal {
    terms += 1;
    if (terms > limits.filterTerms) throw fail('too many filters');
    const attribute = takeString('filter');
    if (skip(':')) {
      if (isNumber() && is('TO', 1)) {
        const from = takeNumber();
        position += 1;
        return { kind: 'range', attribute, from, to: takeNumber(), isNegated };
      }
      const value = takeString('string');
      const kind = attribute === tagsAttribute ? 'tag' : 'facet';
      return { kind, attribute, value, isNegated, score: takeScore() };
    }
    if (peek().kind === 'operator' && !(is('<') && peek(1).text === 'score')) {
      const operator = peek().text as ComparisonOperator;
      position += 1;
      return { kind: 'comparison', attribute, operator, value: takeNumber(), isNegated };
    }
    return { kind: 'tag', attribute: tagsAttribute, value: attribute, isNegated, score: takeScore() };
  }

  function takeFactor(depth: number): Clauses {
    if (skip('NOT')) return [[takeLiteral(true)]];
    if (!skip('(')) return [[takeLiteral(false)]];
    if (depth >= limits.filterDepth) throw fail('too many nested parentheses');
    const inside = takeConjunction(depth + 1);
    if (!skip(')')) throw unexpected("')'");
    return inside;
  }

  function takeDisjunction(depth: number): Clauses {
    const first = takeFactor(depth);
    if (!is('OR')) return first;
    const factors = [first];
    while (skip('OR')) factors.push(takeFactor(depth));
    if (factors.some((clauses) => clauses.length > 1))
      throw fail('filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed');
    const clause = factors.flat(2);
    refuseMixedTypes(clause, fail);
    return [clause];
  }

  function takeConjunction(depth: number): Clauses {
    const clauses = [...takeDisjunction(depth)];
    while (skip('AND')) clauses.push(...takeDisjunction(depth));
    return clauses;
  }

  if (peek().kind === 'end') return [];
  const clauses = takeConjunction(0);
  if (peek().kind !== 'end') throw unexpected('end of filter');
  return clauses;
}

function refuseMixedTypes(clause: readonly Literal[], fail: (message: string) => Error): void {
  const typeOf = ({ kind }: Literal) => (kind === 'range' || kind === 'comparison' ? 'numeric' : kind);
  const [first] = clause;
  if (!first || clause.every((literal) => typeOf(literal) === typeOf(first))) return;
  throw fail(`Different types are not allowed in the same OR.\nExpected ${kindsInWords[typeOf(first)]}`);
}
