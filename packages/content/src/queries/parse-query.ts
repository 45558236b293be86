import { ok, type Result, refuse } from '@bowline/kit';
import type { ContentLimits } from '../limits.ts';
import type { QueryRefusal } from './query-refusals.ts';
import { childOf, nodesOf, parseGroq, type SyntaxNode } from './syntax.ts';

export type Parameters = Readonly<Record<string, unknown>>;

export interface ParsedQuery {
  readonly tree: SyntaxNode;
  /** Parameters decided what the text means, as in `values[$lang]` or `[0...$n]`: with others it means something else. */
  readonly dependsOnParameters: boolean;
}

type ParseLimits = Pick<ContentLimits, 'queryLength' | 'queryNesting'>;

export function parseQuery(
  query: string,
  parameters: Parameters,
  limits: ParseLimits,
): Result<ParsedQuery, QueryRefusal> {
  if (query.length > limits.queryLength) return refuse('query-too-long', {});
  if (nestsDeeperThan(query, limits.queryNesting)) return refuse('query-too-deep', {});
  const general = parse(query, {});
  if (general.ok && !hasConstantFilter(general.value)) {
    return ok({ tree: general.value, dependsOnParameters: false });
  }
  const special = parse(query, parameters);
  return special.ok ? ok({ tree: special.value, dependsOnParameters: true }) : special;
}

function parse(query: string, params: Parameters): Result<SyntaxNode, QueryRefusal> {
  try {
    return ok(parseGroq(query, { params }));
  } catch (error) {
    if (error instanceof RangeError) return refuse('query-too-deep', {});
    const description = error instanceof Error ? error.message : String(error);
    const position = error instanceof Error && 'position' in error ? Number(error.position) : 0;
    const start = Math.min(Math.max(0, position), query.length);
    return refuse('query-unreadable', { description, start, end: query.length });
  }
}

/** `[$name]` reads as a filter as long as nobody knows whether `$name` is a text, a number or a condition. */
function hasConstantFilter(tree: SyntaxNode): boolean {
  for (const node of nodesOf(tree)) {
    const condition = node.type === 'Filter' ? childOf(node, 'expr') : undefined;
    if (condition && isConstant(condition)) return true;
  }
  return false;
}

const constantNodes = new Set(['Value', 'Parameter', 'OpCall', 'Group', 'Neg', 'Pos', 'AccessAttribute']);

function isConstant(expression: SyntaxNode): boolean {
  let hasParameter = false;
  for (const node of nodesOf(expression)) {
    if (node.type === 'Parameter') hasParameter = true;
    if (!constantNodes.has(node.type)) return false;
    if (node.type === 'AccessAttribute' && !childOf(node, 'base')) return false;
  }
  return hasParameter;
}

/** Looked at before parsing, because the parser follows brackets and signs by calling itself. */
function nestsDeeperThan(query: string, limit: number): boolean {
  let depth = 0;
  let signs = 0;
  for (const character of query) {
    if (character === '{' || character === '[' || character === '(') depth += 1;
    else if (character === '}' || character === ']' || character === ')') depth -= 1;
    if (character === '-' || character === '+' || character === '!') signs += 1;
    else if (character !== ' ') signs = 0;
    if (depth > limit || signs > limit) return true;
  }
  return false;
}

/** The parameters a query reads but nobody gave. */
export function missingParameter(tree: SyntaxNode, parameters: Parameters): string | undefined {
  for (const node of nodesOf(tree)) {
    if (node.type === 'Parameter' && !Object.hasOwn(parameters, String(node.name))) return String(node.name);
  }
  return undefined;
}
