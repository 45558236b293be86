import { ok, type Result, refuse } from '@bowline/kit';
import type { ContentDocument } from '../documents/document.ts';
import type { ContentLimits } from '../limits.ts';
import { missingParameter, type Parameters, parseQuery } from '../queries/parse-query.ts';
import { isPlainQuery } from '../queries/plain-query.ts';
import type { QueryRefusal } from '../queries/query-refusals.ts';
import { childOf, evaluateGroq, nodesOf, type SyntaxNode } from '../queries/syntax.ts';

export type DocumentFilter = (document: ContentDocument | undefined) => boolean;

/**
 * The condition of `*[…]` as a question about one document. It is asked for every change of every listener, so only
 * conditions on the document itself are taken: nothing that follows references, asks other documents or matches texts.
 */
export function readListenerFilter(
  query: string,
  parameters: Parameters,
  { limits, identity }: { readonly limits: ContentLimits; readonly identity: string },
): Result<DocumentFilter, QueryRefusal> {
  if (query.length > limits.plainQueryLength) return refuse('query-too-long', {});
  const parsed = parseQuery(query, parameters, limits);
  if (!parsed.ok) return parsed;
  const { tree } = parsed.value;
  const name = missingParameter(tree, parameters);
  if (name !== undefined) return refuse('parameter-missing', { name });
  if (tree.type === 'Everything') return ok((document) => document !== undefined);
  if (!isSimpleFilter(tree)) {
    const description = 'Listeners take a simple filter: no projections, orders, references or text matching';
    return refuse('query-unreadable', { description, start: 0, end: query.length });
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

function isSimpleFilter(tree: SyntaxNode): boolean {
  const base = childOf(tree, 'base');
  const condition = childOf(tree, 'expr');
  if (tree.type !== 'Filter' || base?.type !== 'Everything' || !condition) return false;
  const looksElsewhere = [...nodesOf(condition)].some(
    ({ type }) => type === 'Everything' || type === 'Deref' || type === 'Filter',
  );
  return isPlainQuery(tree) && !looksElsewhere;
}
