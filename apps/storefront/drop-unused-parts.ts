interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [property: string]: unknown;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Names of what an application never uses, as its packages write them. */
export interface UnusedParts {
  /** Conditions that never hold. */
  readonly neverTrue: ReadonlySet<string>;
  readonly alwaysTrue?: ReadonlySet<string>;
  /** Functions whose answers nobody needs. */
  readonly neverCalled: ReadonlySet<string>;
  /** Classes of which there is never an instance. */
  readonly neverMade?: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

/** Advice to developers, which they get in development. */
const advice = new Set(['warning', 'warnOnce', 'warningOnce']);
const assertions = new Set(['invariant', 'UNSAFE_invariant']);

/** The code with known answers in place of such conditions and calls, so that a bundler can drop what stands behind them. */
export function withoutUnusedParts(
  code: string,
  program: unknown,
  { neverTrue, alwaysTrue = none, neverCalled, neverMade = none }: UnusedParts,
): string {
  const edits: Edit[] = [];
  const replace = ({ start, end }: SyntaxNode, text: string) => edits.push({ start, end, text });
  const visit = (node: SyntaxNode) => {
    if (isAdvice(node) || neverMade.has(classExtendedBy(node))) return replace(node, ';');
    if (neverMade.has(madeName(node))) return replace(node, '(void 0)');
    for (const condition of conditionsIn(node)) {
      const text = code.slice(condition.start, condition.end);
      if (neverTrue.has(text)) replace(condition, '!1');
      else if (alwaysTrue.has(text)) replace(condition, '!0');
      else visit(condition);
    }
    const name = calledName(node);
    if (neverCalled.has(name)) return replace(node, '(void 0)');
    if (/\.forwardRef$/.test(calleeText(node, code))) {
      edits.push({ start: node.start, end: node.start, text: '/* @__PURE__ */ ' });
    }
    const [first, message] = childrenOf(node.arguments);
    if (assertions.has(name) && first && message) {
      edits.push({ start: first.end, end: message.end, text: '' });
      return visit(first);
    }
    const conditions = conditionsIn(node);
    for (const child of Object.values(node).flatMap(childrenOf))
      if (!conditions.includes(child)) visit(child);
  };
  for (const node of childrenOf(program)) visit(node);
  return edits
    .sort((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end, text: replacement }) => text.slice(0, start) + replacement + text.slice(end),
      code,
    );
}

/** Where an expression is only asked whether it holds, so that true and false may stand for it. */
function conditionsIn(node: SyntaxNode): SyntaxNode[] {
  switch (node.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
      return childrenOf(node.test);
    case 'LogicalExpression':
      return node.operator === '&&' ? childrenOf(node.left) : [];
    case 'UnaryExpression':
      return node.operator === '!' ? childrenOf(node.argument) : [];
    default:
      return [];
  }
}

/** A statement that only warns, or that names a component for the tools of developers. */
function isAdvice(node: SyntaxNode): boolean {
  if (node.type !== 'ExpressionStatement') return false;
  const [expression] = childrenOf(node.expression);
  if (!expression) return false;
  if (advice.has(calledName(expression))) return true;
  const [target] = expression.type === 'AssignmentExpression' ? childrenOf(expression.left) : [];
  const [property] = childrenOf(target?.property);
  return property?.name === 'displayName';
}

function calledName(node: SyntaxNode): string {
  const [callee] = node.type === 'CallExpression' ? childrenOf(node.callee) : [];
  return callee?.type === 'Identifier' ? String(callee.name) : '';
}

/** The class whose prototype a statement adds to. */
function classExtendedBy(node: SyntaxNode): string {
  const [expression] = node.type === 'ExpressionStatement' ? childrenOf(node.expression) : [];
  const [target] = expression?.type === 'AssignmentExpression' ? childrenOf(expression.left) : [];
  const [prototype] = childrenOf(target?.object);
  const [property] = childrenOf(prototype?.property);
  const [owner] = property?.name === 'prototype' ? childrenOf(prototype?.object) : [];
  return String(owner?.name ?? '');
}

function madeName(node: SyntaxNode): string {
  const [callee] = node.type === 'NewExpression' ? childrenOf(node.callee) : [];
  return String(callee?.name ?? '');
}

function calleeText(node: SyntaxNode, code: string): string {
  const [callee] = node.type === 'CallExpression' ? childrenOf(node.callee) : [];
  return callee ? code.slice(callee.start, callee.end) : '';
}

function childrenOf(value: unknown): SyntaxNode[] {
  if (Array.isArray(value)) return value.flatMap(childrenOf);
  return typeof value === 'object' && value !== null && 'type' in value ? [value as SyntaxNode] : [];
}
