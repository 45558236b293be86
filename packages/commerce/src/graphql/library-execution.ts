import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  getVariableValues,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
} from 'graphql';
import type { AnswerBudget } from './answer-budget.ts';
import type { Variables } from './http-request.ts';

type Resolve = GraphQLFieldResolver<unknown, unknown>;
type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;

const budgets = new WeakMap<object, AnswerBudget>();
const plainResolvers = new WeakMap<Resolve, Resolve>();

/** By graphql-js, which knows no budget: resolvers pay for what they give, and introspection, which has its own, beforehand. */
export async function executeByLibrary(
  schema: GraphQLSchema,
  document: DocumentNode,
  context: object,
  variableValues: Variables,
  budget: AnswerBudget,
): Promise<ExecutionResult> {
  budgets.set(context, budget);
  try {
    payForRoots(budget, schema, document, variableValues);
    const result = await execute({ schema, document, contextValue: context, variableValues });
    return budget.refusal ? { errors: [budget.refusal] } : result;
  } catch (error) {
    if (budget.refusal) return { errors: [budget.refusal] };
    throw error;
  }
}

/** A resolver whose values are paid for; once nothing is left it gives null, so that the execution soon ends. */
export function payingResolver(resolve: Resolve): Resolve {
  const paying: Resolve = (source, args, context, info) => {
    const budget = budgets.get(context as object);
    if (!budget) return resolve(source, args, context, info);
    if (budget.refusal) return null;
    const pay = (settled: unknown) => {
      payFor(budget, settled, fieldsBelow(info));
      return settled;
    };
    const value = resolve(source, args, context, info);
    if (!(value instanceof Promise)) return pay(value);
    budget.spendWait(value);
    return value.then(pay);
  };
  plainResolvers.set(paying, resolve);
  return paying;
}

/** The one that was made to pay, for who keeps the books otherwise. */
export function plainResolver(resolve: Resolve): Resolve {
  return plainResolvers.get(resolve) ?? resolve;
}

function payFor(budget: AnswerBudget, value: unknown, width: number): void {
  if (typeof value === 'string') budget.spendText(value);
  else if (Array.isArray(value)) {
    budget.spendItems(value, 1 + width);
    for (const item of value)
      if (typeof item === 'string' || Array.isArray(item)) payFor(budget, item, width);
  } else if (typeof value === 'object' && value !== null) budget.spendNodes(width);
}

const knownWidths = new WeakMap<readonly FieldNode[], number>();

function fieldsBelow({ fieldNodes, fragments }: GraphQLResolveInfo): number {
  const width = knownWidths.get(fieldNodes) ?? fieldsIn(setsOf(fieldNodes), fragments).length;
  knownWidths.set(fieldNodes, width);
  return width;
}

function setsOf(nodes: readonly FieldNode[]): readonly SelectionSetNode[] {
  return nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
}

/** Whatever the type of the object and the switches: the limit on complexity keeps this list short. */
function fieldsIn(sets: readonly SelectionSetNode[], fragments: Fragments): readonly FieldNode[] {
  return sets
    .flatMap(({ selections }) => selections)
    .flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return selection;
      const { selectionSet } =
        selection.kind === Kind.INLINE_FRAGMENT ? selection : (fragments[selection.name.value] ?? {});
      return selectionSet ? fieldsIn([selectionSet], fragments) : [];
    });
}

function payForRoots(
  budget: AnswerBudget,
  schema: GraphQLSchema,
  { definitions }: DocumentNode,
  variables: Variables,
): void {
  const fragments: Record<string, FragmentDefinitionNode> = {};
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;
  }
  for (const definition of definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const { coerced } = getVariableValues(schema, definition.variableDefinitions ?? [], variables);
    const fields = fieldsIn([definition.selectionSet], fragments);
    budget.spendNodes(fields.length);
    for (const node of fields) {
      const field = introspectionFields.find(({ name }) => name === node.name.value);
      if (field) payForIntrospection({ budget, schema, fragments, variables: coerced ?? {} }, node, field);
    }
  }
}

const introspectionFields = [SchemaMetaFieldDef, TypeMetaFieldDef];

interface Introspection {
  readonly budget: AnswerBudget;
  readonly schema: GraphQLSchema;
  readonly fragments: Fragments;
  readonly variables: Variables;
}

/** Walks through what the schema says of itself as the executor is going to, and no further than the budget goes. */
function payForIntrospection(
  walk: Introspection,
  node: FieldNode,
  field: GraphQLField<unknown, unknown>,
  parent?: unknown,
): void {
  const { budget, schema, fragments, variables } = walk;
  const args = { ...getArgumentValues(field, node, variables), includeDeprecated: true };
  const value = field.resolve?.(parent, args, undefined, { schema } as GraphQLResolveInfo);
  const below = fieldsIn(setsOf([node]), fragments);
  payFor(budget, value, below.length);
  const type = getNamedType(field.type);
  if (!isObjectType(type)) return;
  const fields = type.getFields();
  for (const item of Array.isArray(value) ? value : [value]) {
    if (item === null || item === undefined) continue;
    for (const child of below) {
      const childField = fields[child.name.value];
      if (childField) payForIntrospection(walk, child, childField, item);
    }
  }
}
