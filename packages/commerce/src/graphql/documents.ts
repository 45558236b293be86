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
import { checkLimits, type Limits, limitsInOneGo } from './limits.ts';
import { createVariableReader } from './numeric-strings.ts';
import { RefusalError } from './refusals.ts';
import type { Stranger } from './strangers.ts';

export interface Executed extends ExecutionResult {
  /** About as many as the answer's text has. */
  readonly characters: number;
}

/** A document that has been parsed, measured and validated; `errors` is empty when it may run. */
export interface PreparedDocument {
  readonly errors: readonly GraphQLError[];
  readonly containsMutation: boolean;
  /** Names of the fields at the root of a query, for the caching headers. */
  readonly rootFields: readonly string[];
  /** With `stranger` in turns. */
  execute(context: object, variables: Variables, stranger?: Stranger): Promise<Executed>;
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
    execute: errors.length
      ? async () => ({ errors, characters: 0 })
      : createExecutor(schema, limits, document),
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
  return async (context, rawVariables, stranger) => {
    const variables = readVariables(rawVariables);
    const budget = new AnswerBudget(planned ? limits : limitsInOneGo(limits), longestKey);
    const result = planned
      ? await planned.execute(context, variables, budget, stranger)
      : await executeByLibrary(schema, document, context, variables, budget);
    return { ...result, characters: budget.characters };
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
