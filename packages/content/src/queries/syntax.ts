import * as groq from 'groq-js';

/** A node of GROQ's syntax tree as groq-js makes it. Its published types are empty, so the parts used here are typed here. */
export interface SyntaxNode {
  readonly type: string;
  readonly [part: string]: unknown;
}

interface EvaluationOptions {
  readonly dataset: readonly unknown[];
  readonly params: Readonly<Record<string, unknown>>;
  readonly dereference: (reference: { readonly _ref: string }) => unknown;
  readonly timestamp: Date;
  readonly identity: string;
  readonly sanity: { readonly projectId: string; readonly dataset: string };
}

interface GroqLibrary {
  parse(query: string, options: { readonly params?: Readonly<Record<string, unknown>> }): SyntaxNode;
  evaluateSync(tree: SyntaxNode, options: EvaluationOptions): { readonly data: unknown };
}

const library = groq as unknown as GroqLibrary;
export const parseGroq = library.parse;
export const evaluateGroq = library.evaluateSync;

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** A node with every child replaced. What a literal holds are no nodes, whatever they look like. */
export function mapChildren(
  node: SyntaxNode,
  replace: (child: SyntaxNode, part: string) => SyntaxNode,
): SyntaxNode {
  if (node.type === 'Value') return node;
  const copy: Record<string, unknown> = { ...node };
  for (const [part, value] of Object.entries(node)) {
    if (isNode(value)) copy[part] = replace(value, part);
    else if (Array.isArray(value))
      copy[part] = value.map((item: unknown) => (isNode(item) ? replace(item, part) : item));
  }
  return copy as SyntaxNode;
}

/** The node and all below it. Without recursion: a chain of a thousand additions is a tree a thousand levels deep. */
export function* nodesOf(tree: SyntaxNode): Generator<SyntaxNode> {
  const waiting = [tree];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node;
    if (node.type === 'Value') continue;
    for (const value of Object.values(node)) {
      if (isNode(value)) waiting.push(value);
      else if (Array.isArray(value)) waiting.push(...value.filter(isNode));
    }
  }
}

export function childOf(node: SyntaxNode, part: string): SyntaxNode | undefined {
  const child = node[part];
  return isNode(child) ? child : undefined;
}

export function childrenOf(node: SyntaxNode, part: string): readonly SyntaxNode[] {
  const children = node[part];
  return Array.isArray(children) ? children.filter(isNode) : [];
}

/** Without the brackets a person wrote around it. */
export function withoutGroups(node: SyntaxNode): SyntaxNode {
  const base = node.type === 'Group' ? childOf(node, 'base') : undefined;
  return base ? withoutGroups(base) : node;
}
