import type { Plugin } from 'vite';

/**
 * The router brings parts along that this shop never uses, behind conditions that no bundler can decide. Here they are
 * decided, for browsers in production: a condition with a known answer lets the build drop what stands behind it. What
 * a next version of the router renames is simply no longer dropped.
 */
export function dropUnusedRouterParts(): Plugin {
  return {
    name: 'bowline:unused-router-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]/ },
      handler(code) {
        return { code: withoutUnusedParts(code, this.parse(code)), map: null };
      },
    },
  };
}

/** Of the build's own helper around dynamic imports, which looks after style sheets of scripts. There are none. */
export function importPlainly(): Plugin {
  return {
    name: 'bowline:plain-imports',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => ({ code: 'export const __vitePreload = (load) => load();', map: null }),
    },
  };
}

/** Conditions, as the router writes them, that never hold in this shop's browsers. */
const neverTrue = new Set([
  // Route discovery: the table of a locale is complete (decision 0005).
  'isFogOfWar',
  'enableFogOfWar',
  'fogOfWar.active',
  'init.patchRoutesOnNavigation',
  // Applications without a server, and server components.
  'isSpaMode',
  'ssrInfo.context.isSpaMode',
  'isRSCRouterContext',
  'rsc',
  // What only the server renders.
  'isStatic',
  'staticContext',
  // Hot reload and instruments.
  'needsRevalidation',
  'init.instrumentations',
  'opts?.instrumentationNavigateMetaReceiver',
  'instrumentationResultMetaReceiver',
  // View transitions and blocked navigations.
  'viewTransitionOpts',
  'pendingViewTransitionEnabled',
  'vtContext.isTransitioning',
  'renderDfd',
  'interruption',
  'blockerKey',
  'unblockBlockerHistoryUpdate',
  // Another way to match paths.
  'future.unstable_routePatternMatching',
]);

const alwaysTrue = new Set(['ssr']);

/** Functions of those parts, and for style sheets of routes, whose answers nobody needs. */
const neverCalled = new Set([
  'UNSAFE_getPatchRoutesOnNavigationFunction',
  'UNSAFE_useFogOFWarDiscovery',
  'consumeInstrumentationClientResultMetaReceiver',
  'getRouteInstrumentationUpdates',
  'instrumentClientSideRouter',
  'isFogOfWarEnabled',
  'persistAppliedTransitions',
  'prefetchRouteCss',
  'prefetchStyleLinks',
  'restoreAppliedTransitions',
  'shouldBlockNavigation',
  'useIsRSCRouterContext',
]);

/** Advice to developers, which they get in development. */
const advice = new Set(['warning', 'warnOnce', 'warningOnce']);
const assertions = new Set(['invariant', 'UNSAFE_invariant']);

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

export function withoutUnusedParts(code: string, program: unknown): string {
  const edits: Edit[] = [];
  const replace = ({ start, end }: SyntaxNode, text: string) => edits.push({ start, end, text });
  const visit = (node: SyntaxNode) => {
    if (isAdvice(node)) return replace(node, ';');
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

function calleeText(node: SyntaxNode, code: string): string {
  const [callee] = node.type === 'CallExpression' ? childrenOf(node.callee) : [];
  return callee ? code.slice(callee.start, callee.end) : '';
}

function childrenOf(value: unknown): SyntaxNode[] {
  if (Array.isArray(value)) return value.flatMap(childrenOf);
  return typeof value === 'object' && value !== null && 'type' in value ? [value as SyntaxNode] : [];
}
