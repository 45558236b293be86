import { ok, type Result, refuse } from '@bowline/kit';
import type { ContentDocument } from '../documents/document.ts';
import type { ContentLimits } from '../limits.ts';
import { missingParameter, type Parameters, parseQuery } from '../queries/parse-query.ts';
import type { QueryRefusal } from '../queries/query-refusals.ts';
import { childOf, childrenOf, evaluateGroq, nodesOf, type SyntaxNode } from '../queries/syntax.ts';

export type DocumentFilter = (document: ContentDocument | undefined) => boolean;

const simpleNodes = new Set([
  'And',
  'Or',
  'Not',
  'Group',
  'InRange',
  'AccessAttribute',
  'AccessElement',
  'This',
  'Value',
  'Parameter',
  'Array',
  'ArrayElement',
]);
const simpleOperators = new Set(['==', '!=', '<', '>', '<=', '>=', 'in']);
const simpleFunctions = new Set(['coalesce', 'dateTime', 'defined', 'identity', 'now', 'references']);

/**
 * The condition of `*[…]` as a question about one document. It is asked for every change in the process that answers
 * everybody, so only few steps on the document itself are taken: nothing that loops, asks other documents or makes texts.
 */
export function readListenerFilter(
  query: string,
  parameters: Parameters,
  { limits, identity }: { readonly limits: ContentLimits; readonly identity: string },
): Result<DocumentFilter, QueryRefusal> {
  if (query.length > limits.filterLength || JSON.stringify(parameters).length > limits.filterLength) {
    return refuse('query-too-long', {});
  }
  const notSimple = (description: string) =>
    refuse('query-unreadable', { description, start: 0, end: query.length });
  // Before it is parsed: functions of its own, which stand at the beginning, may unfold without end.
  if (!query.trimStart().startsWith('*')) return notSimple('Listeners take a filter: *[…]');
  const parsed = parseQuery(query, parameters, limits);
  if (!parsed.ok) return parsed;
  const { tree } = parsed.value;
  const name = missingParameter(tree, parameters);
  if (name !== undefined) return refuse('parameter-missing', { name });
  if (tree.type === 'Everything') return ok((document) => document !== undefined);
  const condition = childOf(tree, 'expr');
  if (tree.type !== 'Filter' || childOf(tree, 'base')?.type !== 'Everything' || !condition) {
    return notSimple('Listeners take one filter without projection or order');
  }
  const nodes = [...nodesOf(condition)];
  if (nodes.length > limits.filterNodes) return notSimple(`A filter has at most ${limits.filterNodes} parts`);
  if (!nodes.every(isSimple)) {
    return notSimple('Listeners take a simple filter: no other documents, loops or texts that are matched');
  }
  return ok((document) => {
    if (!document) return false;
    const { data } = evaluateGroq(tree, {
      dataset: [document],
      params: parameters,
      dereference: () => null,
      timestamp: new Date(),
      identity,
      sanity: { projectId: '', dataset: '' },
    });
    return Array.isArray(data) && data.length > 0;
  });
}

function isSimple(node: SyntaxNode): boolean {
  if (node.type === 'OpCall') return simpleOperators.has(String(node.op));
  if (node.type === 'ArrayElement') return node.isSplat === false;
  if (node.type !== 'FuncCall') return simpleNodes.has(node.type);
  if (node.namespace === 'string') return node.name === 'startsWith';
  if (node.namespace !== 'global') return false;
  if (node.name !== 'path') return simpleFunctions.has(String(node.name));
  // Becomes a regular expression; with more wildcards than these it tries too many ways.
  const [pattern] = childrenOf(node, 'args');
  return typeof pattern?.value === 'string' && pattern.value.split(/\*+/).length <= 3;
}
