import { ok, type Result, refuse } from '@bowline/kit';
import { type DocumentNode, type FragmentDefinitionNode, Kind, type SelectionSetNode, visit } from 'graphql';
import type { RefusalCategories } from './refusal-category.ts';

/** Behaviour 164, Magento's own numbers first. */
export interface Limits {
  readonly depth: number;
  readonly complexity: number;
  readonly aliases: number;
  readonly bodyBytes: number;
  /** Commas of a body, whatever they part: parsing what is between them takes twenty times as long as counting them. */
  readonly bodyCommas: number;
  /** Largest `pageSize` a client may ask for. */
  readonly pageSize: number;
  /** Magento reads 1,048,576 characters, and would be busy with them for a second. */
  readonly queryLength: number;
  /** Of the document: what validation compares grows faster than its length. */
  readonly tokens: number;
  /** Nesting of brackets that the parser is allowed to recurse into. */
  readonly nesting: number;
  /** Items of lists and fields of objects in the variables, and the longest text there. */
  readonly variableValues: number;
  readonly variableLength: number;
  /**
   * Fields of objects and items of lists in the answer: what is written once may be answered a million times. What has to be
   * waited for counts several times.
   */
  readonly answerNodes: number;
  readonly answerCharacters: number;
}

export const defaultLimits: Limits = {
  depth: 20,
  complexity: 1000,
  aliases: 10,
  bodyBytes: 1_048_576,
  bodyCommas: 40_000,
  pageSize: 300,
  queryLength: 100_000,
  tokens: 15_000,
  nesting: 500,
  variableValues: 5_000,
  variableLength: 65_536,
  answerNodes: 50_000,
  answerCharacters: 6_000_000,
};

export type AnswerLimits = Pick<Limits, 'answerNodes' | 'answerCharacters'>;

/** Developer mode lifts what only guards against careless questions; what protects the process holds for everybody. */
export function limitsForDevelopers(limits: Limits): Limits {
  return { ...limits, depth: Infinity, complexity: Infinity, aliases: Infinity };
}

/** The library executes without letting others in; only what is rare is left to it. */
const mostNodesInOneGo = 10_000;
const mostCharactersInOneGo = 1_000_000;

export function limitsInOneGo({ answerNodes, answerCharacters }: Limits): AnswerLimits {
  return {
    answerNodes: Math.min(answerNodes, mostNodesInOneGo),
    answerCharacters: Math.min(answerCharacters, mostCharactersInOneGo),
  };
}

export interface LimitRefusals {
  'too-many-aliases': { readonly limit: number; readonly actual: number };
  'query-too-deep': { readonly limit: number; readonly actual: number };
  'query-too-complex': { readonly limit: number; readonly actual: number };
  'answer-too-large': Record<string, never>;
}

export const limitRefusals: RefusalCategories<'graphql', LimitRefusals> = {
  'too-many-aliases': 'graphql-input',
  'query-too-deep': null,
  'query-too-complex': null,
  'answer-too-large': null,
};

type LimitRefusal = {
  [Code in keyof LimitRefusals]: { readonly code: Code; readonly details: LimitRefusals[Code] };
}[keyof LimitRefusals];

export function checkLimits(document: DocumentNode, limits: Limits): Result<undefined, LimitRefusal> {
  const { aliases, fields: written } = countWritten(document);
  if (aliases > limits.aliases) return refuse('too-many-aliases', { limit: limits.aliases, actual: aliases });
  const measure = measureDocument(document);
  if (measure.depth > limits.depth)
    return refuse('query-too-deep', { limit: limits.depth, actual: measure.depth });
  const actual = Math.max(measure.fields, written);
  if (actual > limits.complexity) return refuse('query-too-complex', { limit: limits.complexity, actual });
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

/** Fragments that nobody spreads included: they are validated too. */
function countWritten(document: DocumentNode): { aliases: number; fields: number } {
  const written = { aliases: 0, fields: 0 };
  visit(document, {
    Field({ alias }) {
      written.fields += 1;
      if (alias) written.aliases += 1;
    },
  });
  return written;
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
