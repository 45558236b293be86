import { ok, type Result, refuse } from '@bowline/kit';
import { type DocumentNode, type FragmentDefinitionNode, Kind, type SelectionSetNode, visit } from 'graphql';
import type { RefusalCategories } from './refusal-category.ts';

/** Behaviour 164. None of them holds in developer mode, except the two that protect the parser and the memory. */
export interface Limits {
  readonly depth: number;
  readonly complexity: number;
  readonly aliases: number;
  readonly queryLength: number;
  readonly bodyBytes: number;
  /** Nesting of brackets that the parser is allowed to recurse into. */
  readonly nesting: number;
  /** Largest `pageSize` a client may ask for; absent means any. */
  readonly pageSize?: number;
}

export const defaultLimits: Limits = {
  depth: 20,
  complexity: 1000,
  aliases: 10,
  queryLength: 1_048_576,
  bodyBytes: 1_048_576,
  nesting: 500,
};

export interface LimitRefusals {
  'too-many-aliases': { readonly limit: number; readonly actual: number };
  'query-too-deep': { readonly limit: number; readonly actual: number };
  'query-too-complex': { readonly limit: number; readonly actual: number };
}

export const limitRefusals: RefusalCategories<'graphql', LimitRefusals> = {
  'too-many-aliases': 'graphql-input',
  'query-too-deep': null,
  'query-too-complex': null,
};

type LimitRefusal = {
  [Code in keyof LimitRefusals]: { readonly code: Code; readonly details: LimitRefusals[Code] };
}[keyof LimitRefusals];

export function checkLimits(document: DocumentNode, limits: Limits): Result<undefined, LimitRefusal> {
  const aliases = countAliases(document);
  if (aliases > limits.aliases) return refuse('too-many-aliases', { limit: limits.aliases, actual: aliases });
  const measure = measureDocument(document);
  if (measure.depth > limits.depth)
    return refuse('query-too-deep', { limit: limits.depth, actual: measure.depth });
  if (measure.fields > limits.complexity)
    return refuse('query-too-complex', { limit: limits.complexity, actual: measure.fields });
  return ok();
}

/** True when brackets nest deeper than the recursive parser should follow; looked at before parsing. */
export function nestsDeeperThan(query: string, limit: number): boolean {
  let depth = 0;
  for (const character of query) {
    if (character === '{' || character === '[' || character === '(') depth += 1;
    else if (character === '}' || character === ']' || character === ')') depth -= 1;
    if (depth > limit) return true;
  }
  return false;
}

function countAliases(document: DocumentNode): number {
  let aliases = 0;
  visit(document, {
    Field: (field) => {
      if (field.alias) aliases += 1;
    },
  });
  return aliases;
}

interface Measure {
  /** Fields with all fragments spread out. */
  readonly fields: number;
  /** Levels of fields that have fields of their own, below the root. */
  readonly depth: number;
}

function measureDocument(document: DocumentNode): Measure {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  // Each fragment is measured once, however often it is spread: a document of a few lines can spread exponentially.
  const measured = new Map<string, Measure>();

  function measureFragment(name: string): Measure {
    const known = measured.get(name);
    if (known) return known;
    // A cycle is reported by validation; until then it counts as nothing.
    measured.set(name, { fields: 0, depth: -1 });
    const fragment = fragments.get(name);
    const result = fragment ? measureSelections(fragment.selectionSet) : { fields: 0, depth: -1 };
    measured.set(name, result);
    return result;
  }

  function measureSelections(set: SelectionSetNode): Measure {
    let fields = 0;
    let depth = -1;
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        fields += 1;
        if (!selection.selectionSet) continue;
        const inner = measureSelections(selection.selectionSet);
        fields += inner.fields;
        depth = Math.max(depth, inner.depth + 1, 0);
      } else {
        const inner =
          selection.kind === Kind.FRAGMENT_SPREAD
            ? measureFragment(selection.name.value)
            : measureSelections(selection.selectionSet);
        fields += inner.fields;
        depth = Math.max(depth, inner.depth);
      }
    }
    return { fields, depth };
  }

  let fields = 0;
  let depth = 0;
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const measure = measureSelections(definition.selectionSet);
    fields += measure.fields;
    depth = Math.max(depth, measure.depth);
  }
  return { fields, depth };
}
