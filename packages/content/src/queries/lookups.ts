import type { ContentDocument } from '../documents/document.ts';
import { type FieldValue, isFieldValue } from '../documents/field-indexes.ts';
import type { View } from '../documents/view.ts';
import type { IndexedCondition } from './conditions.ts';
import type { Parameters } from './parse-query.ts';
import { childOf, childrenOf, type SyntaxNode, withoutGroups } from './syntax.ts';

type Documents = readonly ContentDocument[];

/** The documents a filter has to look at. `outer` is the value of `^`, where the filter asks for one. */
export type Lookup = (view: View, parameters: Parameters, outer: string | undefined) => Documents;

/** Conditions whose values are known before the query runs: the answer is exact, and they need not be looked at again. */
export function fixedLookup(conditions: readonly IndexedCondition[]): Lookup | undefined {
  const equalities = conditions.filter((condition) => condition.kind === 'equals');
  const byId = equalities.find(({ path }) => isField(path, '_id'));
  if (equalities.length === 0) {
    const [condition] = conditions;
    if (condition?.kind === 'in') return listLookup(condition.path, condition.values);
    return condition?.kind === 'references' ? referenceLookup(condition.value) : undefined;
  }
  const type = equalities.find(({ path }) => isField(path, '_type'));
  const others = equalities.filter((condition) => condition !== type && condition !== byId);
  const paths = others.map(({ path }) => path);

  return (view, parameters) => {
    const typeName = type && fixedValue(type.value, parameters);
    if (type && typeof typeName !== 'string') return [];
    const wanted = others.map(({ value }) => fixedValue(value, parameters));
    if (!wanted.every(isFieldValue)) return [];
    if (byId) return documentById(view, fixedValue(byId.value, parameters), typeName, paths, wanted);
    if (paths.length > 0) return view.withFields(typeName as string | undefined, paths, wanted);
    return typeof typeName === 'string' ? view.ofType(typeName) : view.all();
  };
}

function documentById(
  view: View,
  id: unknown,
  type: unknown,
  paths: readonly (readonly string[])[],
  values: readonly FieldValue[],
): Documents {
  const document = typeof id === 'string' ? view.get(id) : undefined;
  if (!document || (type !== undefined && document._type !== type)) return [];
  if (paths.length === 0) return [document];
  return view.withFields(document._type, paths, values).filter((found) => found === document);
}

function listLookup(path: readonly string[], values: SyntaxNode): Lookup {
  return (view, parameters) => {
    const list = fixedList(values, parameters);
    const found = new Set<ContentDocument>();
    for (const value of list) {
      if (!isFieldValue(value)) continue;
      for (const document of documentsWith(view, path, value)) found.add(document);
    }
    return [...found].sort((a, b) => (a._id < b._id ? -1 : 1));
  };
}

function documentsWith(view: View, path: readonly string[], value: FieldValue): Documents {
  if (typeof value === 'string' && isField(path, '_type')) return view.ofType(value);
  if (typeof value === 'string' && isField(path, '_id')) {
    const document = view.get(value);
    return document ? [document] : [];
  }
  return view.withFields(undefined, [path], [value]);
}

function referenceLookup(node: SyntaxNode): Lookup {
  return (view, parameters) => {
    const value = fixedValue(node, parameters);
    const ids = Array.isArray(value) ? value : [value];
    const found = new Set(ids.flatMap((id) => (typeof id === 'string' ? view.referring(id) : [])));
    return [...found].sort((a, b) => (a._id < b._id ? -1 : 1));
  };
}

/** The condition asks for a value of the object around it; what is found is looked at again by the filter. */
export function outerLookup(condition: IndexedCondition, otherwise: Lookup | undefined): Lookup | undefined {
  if (condition.kind === 'in') return undefined;
  return (view, parameters, outer) => {
    if (outer === undefined) return otherwise?.(view, parameters, undefined) ?? view.all();
    if (condition.kind === 'references') return view.referring(outer);
    return documentsWith(view, condition.path, outer);
  };
}

const isField = (path: readonly string[], name: string): boolean => path.length === 1 && path[0] === name;

function fixedValue(node: SyntaxNode, parameters: Parameters): unknown {
  const plain = withoutGroups(node);
  return (plain.type === 'Parameter' ? parameters[String(plain.name)] : plain.value) ?? null;
}

function fixedList(node: SyntaxNode, parameters: Parameters): readonly unknown[] {
  if (node.type === 'Array') {
    return childrenOf(node, 'elements').map((element) => {
      const value = childOf(element, 'value');
      return value && fixedValue(value, parameters);
    });
  }
  const value = fixedValue(node, parameters);
  return Array.isArray(value) ? value : [];
}
