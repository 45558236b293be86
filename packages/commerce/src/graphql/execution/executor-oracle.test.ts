import fc from 'fast-check';
import {
  buildSchema,
  type ExecutionResult,
  execute,
  GraphQLError,
  getIntrospectionQuery,
  parse,
  validate,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AnswerBudget } from '../answer-budget.ts';
import { createStrangers } from '../strangers.ts';
import { planQuery } from './planned-query.ts';
import { anyDocument } from './testing/any-document.ts';
import { type Behaviour, schemaOfEverything } from './testing/schema-of-everything.ts';

const schema = schemaOfEverything();
const seeds = fc.integer({ min: 1, max: 2 ** 31 - 1 });

const anyBudget = () => new AnswerBudget({ answerNodes: Infinity, answerCharacters: Infinity }, 0);

/** A turn after every second node, so that every answer is made in many. */
const strangers = createStrangers({ nodes: { first: 2, further: 2 }, underWay: Infinity });

let unhandled: unknown[] = [];
const note = (reason: unknown) => void unhandled.push(reason);
let others: NodeJS.UnhandledRejectionListener[] = [];

// graphql-js leaves a rejection unhandled when an item of a list fails while an earlier one is still waited for.
beforeAll(() => {
  others = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', note);
});

afterAll(() => {
  process.off('unhandledRejection', note);
  for (const listener of others) process.on('unhandledRejection', listener);
});

/** Rejections that nobody handles are told before the next turn of the event loop. */
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** One generated question, answered by both; undefined where the generated text is not valid or not planned. */
async function answerByBoth(seed: number, answers: Behaviour['answers']) {
  const { text, variables } = anyDocument(schema, seed);
  const document = parse(text);
  if (validate(schema, document).length > 0) return undefined;
  const planned = planQuery(schema, document);
  if (!planned) return undefined;
  const behaviour: Behaviour = { seed, answers };
  const expected = await execute({ schema, document, variableValues: variables, contextValue: behaviour });
  await nextTurn();
  unhandled = [];
  // Twice: the second answer comes from the plans that the first one made. Once more for one who takes turns.
  const own = [
    await planned.execute(behaviour, variables, anyBudget()),
    await planned.execute(behaviour, variables, anyBudget()),
  ];
  const inTurns = await planned.execute(behaviour, variables, anyBudget(), strangers.enter('somebody'));
  await nextTurn();
  expect(unhandled, text).toEqual([]);
  return { text, expected, own, inTurns };
}

/** Compares as many generated questions as a test has seconds for; too few valid ones would prove nothing. */
async function compare(answers: Behaviour['answers'], describeAnswer: (result: ExecutionResult) => unknown) {
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(seeds, async (seed) => {
      const found = await answerByBoth(seed, answers);
      if (!found) return;
      compared += 1;
      const expected = describeAnswer(found.expected);
      for (const answer of found.own) expect(describeAnswer(answer), found.text).toEqual(expected);
      // Turns change when something is made, as waiting does.
      expect(withReasons(found.inTurns), found.text).toEqual(withReasons(found.expected));
    }),
    { numRuns: 300 },
  );
  expect(compared).toBeGreaterThan(130);
}

test('what answers at once is answered as graphql-js does: data, order of keys, and every error in its order', () =>
  compare('at once', asText));

test('what is waited for has the same data, the same errors of nullable places, and a reason for every other null', () =>
  compare('now and then later', withReasons));

test('a difference between the executors would be seen', async () => {
  const document = parse('{ rope(id: "a") { id } }');
  const one = await execute({ schema, document, contextValue: { seed: 7, answers: 'at once' } });
  const other: ExecutionResult = { ...one, data: { rope: { id: 'another' } } };
  expect(asText(other)).not.toEqual(asText(one));
  expect(withReasons(other)).not.toEqual(withReasons(one));
  expect(withReasons({ ...one, errors: [new GraphQLError('no', { path: ['rope'] })] })).not.toEqual(
    withReasons(one),
  );
});

test('an item of a list that fails at once leaves no later one that fails unheard', async () => {
  const lists = buildSchema('type Query { all: [Int!]! }');
  const all = lists.getQueryType()?.getFields().all;
  if (!all) throw new Error('There is no such field');
  all.resolve = () => [1, null, Promise.reject(new Error('later'))];
  unhandled = [];
  const result = await planQuery(lists, parse('{ all }'))?.execute({}, {}, anyBudget());
  await nextTurn();
  expect(result?.errors).toHaveLength(1);
  expect(unhandled).toEqual([]);
});

test('what the schema says of itself is answered as graphql-js does', async () => {
  const document = parse(
    getIntrospectionQuery({ specifiedByUrl: true, directiveIsRepeatable: true, inputValueDeprecation: true }),
  );
  const expected = await execute({ schema, document });
  const own = await planQuery(schema, document)?.execute({}, {}, anyBudget());
  expect(JSON.stringify(own)).toBe(JSON.stringify(expected));
});

/** As text, so that the order of keys counts. */
function asText(result: ExecutionResult) {
  return { data: JSON.stringify(result.data), errors: (result.errors ?? []).map(describeError) };
}

/** The words of the executors' own errors differ, and visitors never read them; those of resolvers must be the same. */
function describeError({ message, path, locations, originalError }: GraphQLError) {
  const isOfResolver = originalError !== undefined && message.startsWith('resolver ');
  return { path, locations, ...(isOfResolver && { message }) };
}

/**
 * Where an error makes what is above it null, the specification lets an executor stop there, and which of several errors it has
 * seen by then is a matter of timing. So errors are compared one by one where they stand at the null itself, else by their place.
 */
function withReasons(result: ExecutionResult) {
  const atTheirNull: unknown[] = [];
  const above = new Set<string>();
  for (const error of result.errors ?? []) {
    const place = nullPlace(result.data, error.path ?? []);
    if (place.length === (error.path?.length ?? 0)) atTheirNull.push(JSON.stringify(describeError(error)));
    else above.add(JSON.stringify(place));
  }
  return { data: JSON.stringify(result.data), atTheirNull: atTheirNull.sort(), above: [...above].sort() };
}

function nullPlace(data: unknown, path: readonly (string | number)[]): readonly (string | number)[] {
  let value = data;
  for (const [depth, key] of path.entries()) {
    if (value === null || value === undefined) return path.slice(0, depth);
    value = (value as Record<string | number, unknown>)[key];
  }
  return path;
}
