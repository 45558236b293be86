import { randomUUID } from 'node:crypto';
import type { ContentDocument } from '../documents/document.ts';
import { conjunctsOf, type IndexedCondition, indexedCondition, isFixedValue } from './conditions.ts';
import type { Evaluation } from './evaluation.ts';
import { fixedLookup, type Lookup, outerLookup } from './lookups.ts';
import { simpleProjection } from './simple-projection.ts';
import { childOf, mapChildren, nodesOf, type SyntaxNode, withoutGroups } from './syntax.ts';

/** A query made ready: filters over all documents take theirs from indexes. */
export interface Plan {
  readonly tree: SyntaxNode;
  /** Answers what the tree asks for by a made-up reference: documents for a value that is known only inside a loop. */
  findForOuter(reference: string): unknown;
  /** The evaluation under way; groq-js works in one go, so there is never more than one. */
  readonly running: { current: Evaluation | undefined };
}

/** Nobody can write a reference that begins like this, because nobody knows the name. */
const lookupPrefix = `lookup:${randomUUID()}:`;
const noText = '!';

export const isLookupReference = (reference: string): boolean => reference.startsWith(lookupPrefix);

export function planQuery(tree: SyntaxNode): Plan {
  const running: Plan['running'] = { current: undefined };
  const outerLookups: Lookup[] = [];
  const lookups = new Map<SyntaxNode, Lookup>();

  function find(lookup: Lookup, outer: string | undefined): readonly ContentDocument[] {
    const evaluation = running.current;
    if (!evaluation) throw new Error('A plan is evaluated only by its evaluation.');
    return lookup(evaluation.view, evaluation.parameters, outer);
  }

  /** A literal whose value is looked up when groq-js reads it. */
  function lookupNode(lookup: Lookup): SyntaxNode {
    const node = {
      type: 'Value',
      get value() {
        return find(lookup, undefined);
      },
    };
    lookups.set(node, lookup);
    return node;
  }

  /** Reading fields of all documents of a lookup needs no tree. */
  function projectedLookup(base: SyntaxNode, expression: SyntaxNode): SyntaxNode | undefined {
    const lookup = lookups.get(base);
    const project = lookup && simpleProjection(expression);
    if (!project) return undefined;
    return {
      type: 'Value',
      get value() {
        return find(lookup, undefined).map(project);
      },
    };
  }

  /** groq-js hands out a value of the query only as a reference to resolve, and a reference is a text. */
  function outerLookupNode(lookup: Lookup, value: SyntaxNode): SyntaxNode {
    const name = `${lookupPrefix}${outerLookups.push(lookup) - 1}:`;
    const withText = { type: 'OpCall', op: '+', left: literal(`${name}=`), right: value };
    const reference = call('coalesce', [withText, literal(name + noText)]);
    const attribute = { type: 'ObjectAttributeValue', name: '_ref', value: reference };
    return { type: 'Deref', base: { type: 'Object', attributes: [attribute] } };
  }

  function planFilter(node: SyntaxNode, expression: SyntaxNode, isHidden: boolean): SyntaxNode {
    const conjuncts = conjunctsOf(expression);
    const conditions = new Map<SyntaxNode, IndexedCondition>();
    for (const conjunct of conjuncts) {
      const condition = indexedCondition(conjunct);
      if (condition) conditions.set(conjunct, condition);
    }
    const { lookup, answered } = chooseFixed(conditions);
    const outer = isHidden ? undefined : chooseOuter(conditions);
    const isIdKnown = [...answered].some((conjunct) => isAboutId(conditions.get(conjunct)));
    if (outer && !isIdKnown) {
      const found = outerLookup(outer.condition, lookup);
      if (found) {
        const base = outerLookupNode(found, seenFromOutside(outer.value));
        return { ...node, base, expr: plan(expression, false) };
      }
    }
    const base = lookup ? lookupNode(lookup) : lookupNode((view) => view.all());
    const rest = conjuncts.filter((conjunct) => !answered.has(conjunct)).map((part) => plan(part, false));
    const [first, ...more] = rest;
    if (!first) return base;
    const expr = more.reduce((left, right) => ({ type: 'And', left, right }), first);
    return { ...node, base, expr };
  }

  function planMap(node: SyntaxNode, base: SyntaxNode, expression: SyntaxNode): SyntaxNode {
    const projected = node.type === 'Map' ? projectedLookup(base, expression) : undefined;
    return projected ?? { ...node, base, expr: plan(expression, true) };
  }

  /** In a hidden scope `^` means something else than the value of the scope around the filter. */
  function plan(node: SyntaxNode, isHidden: boolean): SyntaxNode {
    const base = childOf(node, 'base');
    const expression = childOf(node, 'expr');
    switch (node.type) {
      case 'Everything':
        return lookupNode((view) => view.all());
      case 'Filter':
        if (!base || !expression) return node;
        if (withoutGroups(base).type === 'Everything') return planFilter(node, expression, isHidden);
        return { ...node, base: plan(base, isHidden), expr: plan(expression, false) };
      case 'Map':
      case 'FlatMap':
        return base && expression ? planMap(node, plan(base, isHidden), expression) : node;
      case 'Projection':
        if (!base || !expression) return node;
        return { ...node, base: plan(base, isHidden), expr: plan(expression, false) };
      case 'PipeFuncCall':
        return mapChildren(node, (child, part) => plan(child, part === 'base' ? isHidden : false));
      default:
        return mapChildren(node, (child) => plan(child, isHidden));
    }
  }

  return {
    tree: plan(tree, false),
    running,
    findForOuter(reference) {
      const [, index = '', value = ''] = /^(\d+):(.*)$/s.exec(reference.slice(lookupPrefix.length)) ?? [];
      const lookup = outerLookups[Number(index)];
      return lookup ? find(lookup, value.startsWith('=') ? value.slice(1) : undefined) : null;
    },
  };
}

type Conditions = ReadonlyMap<SyntaxNode, IndexedCondition>;

/** The fixed conditions that narrow most: a reference or a list of ids, else all equalities together. */
function chooseFixed(conditions: Conditions): {
  lookup: Lookup | undefined;
  answered: ReadonlySet<SyntaxNode>;
} {
  const fixed = [...conditions].filter(
    ([, condition]) => condition.kind === 'in' || isFixedValue(withoutGroups(condition.value)),
  );
  const narrow = fixed.find(
    ([, condition]) =>
      condition.kind === 'references' || (condition.kind === 'in' && condition.path[0] === '_id'),
  );
  const equalities = fixed.filter(([, condition]) => condition.kind === 'equals');
  const list = fixed.find(([, condition]) => condition.kind === 'in');
  const hasId = equalities.some(([, condition]) => isAboutId(condition));
  const chosen = narrow && !hasId ? [narrow] : equalities.length > 0 ? equalities : list ? [list] : [];
  return {
    lookup: fixedLookup(chosen.map(([, condition]) => condition)),
    answered: new Set(chosen.map(([conjunct]) => conjunct)),
  };
}

function isAboutId(condition: IndexedCondition | undefined): boolean {
  if (!condition) return false;
  return condition.kind === 'references' || condition.path[0] === '_id';
}

/** Types are many documents, so a type is only asked for when there is nothing better. */
function chooseOuter(conditions: Conditions): { condition: IndexedCondition; value: SyntaxNode } | undefined {
  const outer = [...conditions.values()].filter((condition) => condition.kind !== 'in');
  const candidates = outer.filter((condition) => !isFixedValue(withoutGroups(condition.value)));
  const isType = (condition: IndexedCondition) =>
    condition.kind === 'equals' && condition.path[0] === '_type';
  const condition = candidates.find((candidate) => !isType(candidate)) ?? candidates[0];
  return condition && { condition, value: condition.value };
}

/** `^._id` inside a filter is `_id` just outside of it. */
function seenFromOutside(node: SyntaxNode): SyntaxNode {
  if (node.type !== 'Parent') return mapChildren(node, seenFromOutside);
  const levels = Number(node.n) - 1;
  return levels === 0 ? { type: 'This' } : { type: 'Parent', n: levels };
}

const literal = (value: string): SyntaxNode => ({ type: 'Value', value });

const call = (name: string, args: readonly SyntaxNode[]): SyntaxNode => ({
  type: 'FuncCall',
  namespace: 'global',
  name,
  args,
});

/** Whether an answer is only true for a while. */
export function readsClock(tree: SyntaxNode): boolean {
  for (const node of nodesOf(tree)) if (node.type === 'FuncCall' && node.name === 'now') return true;
  return false;
}
