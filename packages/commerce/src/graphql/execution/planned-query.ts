import {
  type DocumentNode,
  type ExecutionResult,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getArgumentValues,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  visit,
} from 'graphql';
import type { AnswerBudget } from '../answer-budget.ts';
import type { Stranger } from '../strangers.ts';
import { collectFields } from './collect-fields.ts';
import { executeFields } from './execute-fields.ts';
import { Pace } from './pace.ts';
import { type FieldPlan, planFields } from './plan.ts';
import type { Run } from './run.ts';

export interface PlannedQuery {
  execute(
    context: unknown,
    variables: Readonly<Record<string, unknown>>,
    budget: AnswerBudget,
    /** Undefined for who asks from this process. */
    stranger?: Stranger,
  ): Promise<ExecutionResult>;
}

/**
 * The library's executor works out anew for every value of every answer what the query asks for there. Here that is done once per
 * document; it pays because shop fronts repeat a few dozen documents. Null for what is not planned: several mutations, which run
 * one after the other, several operations in one document, or many parts that variables switch on and off.
 */
export function planQuery(schema: GraphQLSchema, document: DocumentNode): PlannedQuery | null {
  const operation = plannableOperation(document);
  if (!operation || !isPlannable(document)) return null;
  const fragments: Record<string, FragmentDefinitionNode> = {};
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;
  }
  const switches = switchNames(document);
  if (switches.length > mostSwitches) return null;
  const plansFor = plansPerSwitches(schema, operation, fragments, switches);

  return {
    async execute(context, rawVariables, budget, stranger) {
      const { coerced, errors } = getVariableValues(
        schema,
        operation.variableDefinitions ?? [],
        rawVariables,
        {
          maxErrors: 50,
        },
      );
      if (errors) return { errors };
      const pace = new Pace(budget, stranger);
      const run = createRun({ context, budget, pace, errors: [] }, coerced, { schema, operation, fragments });
      try {
        const data = await executeFields(run, plansFor(coerced), undefined, undefined);
        if (budget.refusal) return { errors: [budget.refusal] };
        return run.errors.length ? { errors: run.errors, data } : { data };
      } catch (error) {
        if (budget.refusal) return { errors: [budget.refusal] };
        // Only errors of the answer get here; null has no nullable place left.
        if (error instanceof GraphQLError) return { errors: [...run.errors, error], data: null };
        throw error;
      }
    },
  };
}

function plannableOperation({ definitions }: DocumentNode): OperationDefinitionNode | undefined {
  const [only, ...others] = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (only?.kind !== Kind.OPERATION_DEFINITION || others.length > 0) return undefined;
  const { selections } = only.selectionSet;
  const isOneField = selections.length === 1 && selections[0]?.kind === Kind.FIELD;
  return only.operation === 'query' || (only.operation === 'mutation' && isOneField) ? only : undefined;
}

function isPlannable(document: DocumentNode): boolean {
  let isPlannable = true;
  visit(document, {
    Field({ alias }) {
      // Assigned to an object, this one key would not become a property of it.
      if (alias?.value === '__proto__') isPlannable = false;
    },
  });
  return isPlannable;
}

/** Each doubles the plans that a document may come to have. */
const mostSwitches = 4;

/** Variables that decide whether a part of the query counts. */
function switchNames(document: DocumentNode): readonly string[] {
  const names = new Set<string>();
  visit(document, {
    Directive(directive) {
      for (const { value } of directive.arguments ?? []) {
        if (value.kind === Kind.VARIABLE) names.add(value.name.value);
      }
    },
  });
  return [...names];
}

function plansPerSwitches(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: Readonly<Record<string, FragmentDefinitionNode>>,
  names: readonly string[],
): (variables: Readonly<Record<string, unknown>>) => readonly FieldPlan[] {
  const rootType = schema.getRootType(operation.operation);
  if (!rootType) throw new Error(`The schema has no operation ${operation.operation}`);
  const plansBySetting = new Map<string, readonly FieldPlan[]>();
  return (variables) => {
    const setting = names.map((name) => (variables[name] ? '1' : '0')).join('');
    const known = plansBySetting.get(setting);
    if (known) return known;
    const switches = Object.fromEntries(names.map((name) => [name, variables[name]]));
    const sources = { schema, fragments, switches };
    const plans = planFields(sources, rootType, collectFields(sources, rootType, [operation.selectionSet]));
    plansBySetting.set(setting, plans);
    return plans;
  };
}

function createRun(
  execution: Omit<Run, 'argumentsOf' | 'infoOf'>,
  variables: Readonly<Record<string, unknown>>,
  request: Pick<GraphQLResolveInfo, 'schema' | 'operation' | 'fragments'>,
): Run {
  const known = new Map<FieldPlan, Readonly<Record<string, unknown>>>();
  return {
    ...execution,
    argumentsOf(plan) {
      const [node] = plan.nodes;
      const args = known.get(plan) ?? (node ? getArgumentValues(plan.field, node, variables) : {});
      known.set(plan, args);
      return args;
    },
    infoOf: ({ field, nodes, parentType, key }) => ({
      ...request,
      fieldName: field.name,
      fieldNodes: nodes,
      returnType: field.type,
      parentType,
      // Resolvers know their parent, and where it stands in the answer is nothing to decide by.
      path: { prev: undefined, key, typename: parentType.name },
      rootValue: undefined,
      variableValues: variables,
    }),
  };
}
