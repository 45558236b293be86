import { fieldPath } from './conditions.ts';
import { childOf, childrenOf, type SyntaxNode } from './syntax.ts';

type Project = (document: Readonly<Record<string, unknown>>) => unknown;

/**
 * `{key, "value": values.nl_NL}` and `.title` as functions of a document: many documents in one go, several times as fast
 * as through the syntax tree. Undefined for whatever is more than reading fields.
 */
export function simpleProjection(expression: SyntaxNode): Project | undefined {
  const path = fieldPath(expression);
  if (path) return (document) => readPath(document, path);
  const attributes = expression.type === 'Projection' ? childOf(expression, 'expr') : undefined;
  if (attributes?.type !== 'Object' || childOf(expression, 'base')?.type !== 'This') return undefined;
  const writers = childrenOf(attributes, 'attributes').map(attributeWriter);
  if (writers.includes(undefined)) return undefined;
  const known = writers.filter((write) => write !== undefined);
  return (document) => {
    const result: Record<string, unknown> = {};
    for (const write of known) write(result, document);
    return result;
  };
}

type Write = (result: Record<string, unknown>, document: Readonly<Record<string, unknown>>) => void;

function attributeWriter(attribute: SyntaxNode): Write | undefined {
  const value = childOf(attribute, 'value');
  const path = value && fieldPath(value);
  if (!path) return undefined;
  if (attribute.type === 'ObjectSplat') {
    return path.length === 0 ? (result, document) => Object.assign(result, document) : undefined;
  }
  if (attribute.type !== 'ObjectAttributeValue') return undefined;
  const name = String(attribute.name);
  return (result, document) => {
    result[name] = readPath(document, path);
  };
}

function readPath(document: unknown, path: readonly string[]): unknown {
  let value = document;
  for (const name of path) {
    if (typeof value !== 'object' || value === null || Array.isArray(value) || !Object.hasOwn(value, name))
      return null;
    value = (value as Record<string, unknown>)[name];
  }
  return value ?? null;
}
