import { childrenOf, nodesOf, type SyntaxNode } from './syntax.ts';

const plainNodes = new Set([
  'Everything',
  'Filter',
  'Projection',
  'Map',
  'FlatMap',
  'Slice',
  'ArrayCoerce',
  'Deref',
  'Group',
  'AccessAttribute',
  'AccessElement',
  'This',
  'Parent',
  'Value',
  'Parameter',
  'And',
  'Or',
  'Not',
  'Neg',
  'Pos',
  'InRange',
  'OpCall',
  'Select',
  'SelectAlternative',
  'Asc',
  'Desc',
  'Object',
  'ObjectAttributeValue',
  'ObjectConditionalSplat',
  'ObjectSplat',
  'Array',
  'ArrayElement',
  'FuncCall',
  'PipeFuncCall',
]);
const plainOperators = new Set(['==', '!=', '<', '>', '<=', '>=', 'in', '-', '*', '/', '%']);
const plainFunctions = new Set([
  'global::coalesce',
  'global::count',
  'global::dateTime',
  'global::defined',
  'global::identity',
  'global::length',
  'global::lower',
  'global::now',
  'global::references',
  'global::round',
  'global::upper',
  'string::lower',
  'string::startsWith',
  'string::upper',
  'pt::text',
  'math::sum',
  'math::min',
  'math::max',
  'math::avg',
  'sanity::projectId',
  'sanity::dataset',
]);

/**
 * Whether every step of a query takes a time that has a bound, so that looking at the clock between steps is enough. Text
 * matching (regular expressions), joined texts and lists, and functions of the query's own are run where they can be ended.
 */
export function isPlainQuery(tree: SyntaxNode): boolean {
  for (const node of nodesOf(tree)) {
    if (!plainNodes.has(node.type)) return false;
    if (node.type === 'OpCall' && !plainOperators.has(String(node.op))) return false;
    if (node.type === 'PipeFuncCall' && node.name !== 'order') return false;
    if (node.type === 'ArrayElement' && node.isSplat !== false) return false;
    if (node.type === 'FuncCall' && !isPlainCall(node)) return false;
  }
  return true;
}

function isPlainCall(node: SyntaxNode): boolean {
  if (plainFunctions.has(`${node.namespace}::${node.name}`)) return true;
  if (node.namespace !== 'global' || node.name !== 'path') return false;
  // Matched against ids, which are short; more wildcards than these try too many ways.
  const [pattern] = childrenOf(node, 'args');
  return typeof pattern?.value === 'string' && pattern.value.split('*').length <= 5;
}
