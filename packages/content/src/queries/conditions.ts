import { childOf, childrenOf, type SyntaxNode, withoutGroups } from './syntax.ts';

/** A condition of a filter that an index answers. */
export type IndexedCondition =
  | { readonly kind: 'equals'; readonly path: readonly string[]; readonly value: SyntaxNode }
  | { readonly kind: 'in'; readonly path: readonly string[]; readonly values: SyntaxNode }
  | { readonly kind: 'references'; readonly value: SyntaxNode };

/** `a && b && c` in its parts. */
export function conjunctsOf(expression: SyntaxNode): SyntaxNode[] {
  const node = withoutGroups(expression);
  const left = childOf(node, 'left');
  const right = childOf(node, 'right');
  return node.type === 'And' && left && right ? [...conjunctsOf(left), ...conjunctsOf(right)] : [node];
}

export function indexedCondition(expression: SyntaxNode): IndexedCondition | undefined {
  const node = withoutGroups(expression);
  if (node.type === 'FuncCall' && node.namespace === 'global' && node.name === 'references') {
    const [value, ...more] = childrenOf(node, 'args');
    return value && more.length === 0 && isOuterValue(value) ? { kind: 'references', value } : undefined;
  }
  const left = childOf(node, 'left');
  const right = childOf(node, 'right');
  if (node.type !== 'OpCall' || !left || !right) return undefined;
  const path = fieldPath(left);
  if (node.op === 'in') {
    return path && isFixedList(right) ? { kind: 'in', path, values: right } : undefined;
  }
  if (node.op !== '==') return undefined;
  if (path && isOuterValue(right)) return { kind: 'equals', path, value: right };
  const rightPath = fieldPath(right);
  return rightPath && isOuterValue(left) ? { kind: 'equals', path: rightPath, value: left } : undefined;
}

/** `slug.current` of the document that is being looked at. */
export function fieldPath(node: SyntaxNode): string[] | undefined {
  const plain = withoutGroups(node);
  if (plain.type === 'This') return [];
  if (plain.type !== 'AccessAttribute' || typeof plain.name !== 'string') return undefined;
  const base = childOf(plain, 'base');
  const before = base ? fieldPath(base) : [];
  return before && [...before, plain.name];
}

export function isFixedValue(node: SyntaxNode): boolean {
  return node.type === 'Value' || node.type === 'Parameter';
}

/** A value that does not depend on the document: fixed, or of the object around the filter (`^._id`). */
function isOuterValue(node: SyntaxNode): boolean {
  const plain = withoutGroups(node);
  if (isFixedValue(plain) || plain.type === 'Parent') return true;
  const base = plain.type === 'AccessAttribute' ? childOf(plain, 'base') : undefined;
  return base !== undefined && isOuterValue(base) && !isFixedValue(withoutGroups(base));
}

function isFixedList(node: SyntaxNode): boolean {
  if (isFixedValue(node)) return true;
  const elements = childrenOf(node, 'elements');
  return (
    node.type === 'Array' &&
    elements.every((element) => {
      const value = childOf(element, 'value');
      return element.isSplat === false && value !== undefined && isFixedValue(value);
    })
  );
}
