import { createLru } from '@bowline/kit';
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  validate,
} from 'graphql';
import { planQuery } from './execution/planned-query.ts';
import type { Variables } from './http-request.ts';
import { checkLimits, type Limits } from './limits.ts';
import { createVariableReader } from './numeric-strings.ts';
import { RefusalError } from './refusals.ts';

/** A document that has been parsed, measured and validated; `errors` is empty when it may run. */
export interface PreparedDocument {
  readonly errors: readonly GraphQLError[];
  readonly containsMutation: boolean;
  /** Names of the fields at the root of a query, for the caching headers. */
  readonly rootFields: readonly string[];
  execute(context: unknown, variables: Variables): Promise<ExecutionResult>;
}

export interface Documents {
  find(query: string): PreparedDocument | undefined;
  /** Throws the parser's GraphQLError when the text is not GraphQL. */
  prepare(query: string): PreparedDocument;
}

/** About this many characters of query text are kept parsed; a shop front uses a few dozen documents. */
const keptCharacters = 2_000_000;

export function createDocuments(schema: GraphQLSchema, limits: Limits | null): Documents {
  const kept = createLru<PreparedDocument>({ maxWeight: keptCharacters, weigh: (query) => query.length });

  return {
    find: (query) => kept.get(query),
    prepare(query) {
      const prepared = prepareDocument(schema, limits, query);
      kept.set(query, prepared);
      return prepared;
    },
  };
}

function prepareDocument(schema: GraphQLSchema, limits: Limits | null, query: string): PreparedDocument {
  const document = parse(query);
  const operations = document.definitions.filter(
    (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
  );
  const errors = findErrors(schema, limits, document);
  return {
    errors,
    containsMutation: operations.some(({ operation }) => operation === 'mutation'),
    rootFields: operations.flatMap(({ selectionSet }) =>
      // A fragment at the root hides its fields; naming it makes the answer uncacheable, which is safe.
      selectionSet.selections.map((selection) =>
        selection.kind === Kind.FIELD ? selection.name.value : '...',
      ),
    ),
    execute: errors.length ? async () => ({ errors }) : createExecutor(schema, document),
  };
}

function createExecutor(schema: GraphQLSchema, document: DocumentNode): PreparedDocument['execute'] {
  const readVariables = createVariableReader(schema, document);
  const planned = planQuery(schema, document);
  if (planned) return (context, variables) => planned.execute(context, readVariables(variables));
  return async (contextValue, variables) =>
    execute({ schema, document, contextValue, variableValues: readVariables(variables) });
}

function findErrors(
  schema: GraphQLSchema,
  limits: Limits | null,
  document: DocumentNode,
): readonly GraphQLError[] {
  if (limits) {
    const checked = checkLimits(document, limits);
    if (!checked.ok) {
      const originalError = new RefusalError(checked.refusal);
      return [new GraphQLError(originalError.message, { originalError })];
    }
  }
  return validate(schema, document);
}
