import { createLru } from '@bowline/kit';
import {
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  validate,
  visit,
} from 'graphql';
import { AnswerBudget } from './answer-budget.ts';
import { planQuery } from './execution/planned-query.ts';
import type { Variables } from './http-request.ts';
import { executeByLibrary } from './library-execution.ts';
import { checkLimits, type Limits } from './limits.ts';
import { createVariableReader } from './numeric-strings.ts';
import { RefusalError } from './refusals.ts';

/** A document that has been parsed, measured and validated; `errors` is empty when it may run. */
export interface PreparedDocument {
  readonly errors: readonly GraphQLError[];
  readonly containsMutation: boolean;
  /** Names of the fields at the root of a query, for the caching headers. */
  readonly rootFields: readonly string[];
  execute(context: object, variables: Variables): Promise<ExecutionResult>;
}

export interface Documents {
  find(query: string): PreparedDocument | undefined;
  /** Throws the parser's GraphQLError when the text is not GraphQL. */
  prepare(query: string): PreparedDocument;
}

/** About this many characters of query text are kept parsed, a hundred bytes each; a shop front uses a few dozen documents. */
const keptCharacters = 500_000;

export function createDocuments(schema: GraphQLSchema, limits: Limits): Documents {
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

function prepareDocument(schema: GraphQLSchema, limits: Limits, query: string): PreparedDocument {
  const document = parse(query, { maxTokens: limits.tokens });
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
    execute: errors.length ? async () => ({ errors }) : createExecutor(schema, limits, document),
  };
}

function createExecutor(
  schema: GraphQLSchema,
  limits: Limits,
  document: DocumentNode,
): PreparedDocument['execute'] {
  const readVariables = createVariableReader(schema, document);
  const planned = planQuery(schema, document);
  const longestKey = longestKeyIn(document);
  return (context, rawVariables) => {
    const variables = readVariables(rawVariables);
    const budget = new AnswerBudget(limits, longestKey);
    return planned
      ? planned.execute(context, variables, budget)
      : executeByLibrary(schema, document, context, variables, budget);
  };
}

function longestKeyIn(document: DocumentNode): number {
  let longest = 0;
  visit(document, {
    Field({ name, alias }) {
      longest = Math.max(longest, (alias ?? name).value.length);
    },
  });
  return longest;
}

function findErrors(schema: GraphQLSchema, limits: Limits, document: DocumentNode): readonly GraphQLError[] {
  const checked = checkLimits(document, limits);
  if (checked.ok) return validate(schema, document);
  const originalError = new RefusalError(checked.refusal);
  return [new GraphQLError(originalError.message, { originalError })];
}
