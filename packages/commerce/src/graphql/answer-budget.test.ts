import fc from 'fast-check';
import { type DocumentNode, type ExecutionResult, isObjectType, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { AnswerBudget } from './answer-budget.ts';
import { planQuery } from './execution/planned-query.ts';
import { anyDocument } from './execution/testing/any-document.ts';
import { type Behaviour, schemaOfEverything } from './execution/testing/schema-of-everything.ts';
import { executeByLibrary, payingResolver } from './library-execution.ts';
import { RefusalError } from './refusals.ts';
import { createStrangers } from './strangers.ts';

let calls = 0;
const schema = schemaOfEverything();
for (const type of Object.values(schema.getTypeMap())) {
  if (!isObjectType(type) || type.name.startsWith('__')) continue;
  for (const field of Object.values(type.getFields())) {
    const { resolve } = field;
    if (!resolve) continue;
    field.resolve = payingResolver((source, args, context, info) => {
      calls += 1;
      return resolve(source, args, context, info);
    });
  }
}

const strangers = createStrangers({ nodes: { first: 3, further: 3 }, underWay: Infinity });

type Execute = (budget: AnswerBudget, context: Behaviour) => Promise<ExecutionResult>;

/**
 * The same question by the plan, where it has one, and by the library. That one leaves rejections of list items unhandled, so
 * there everything answers at once.
 */
function executors(document: DocumentNode, variables: Readonly<Record<string, unknown>>): Execute[] {
  const planned = planQuery(schema, document);
  return [
    ...(planned
      ? [
          (budget: AnswerBudget, context: Behaviour) => planned.execute(context, variables, budget),
          (budget: AnswerBudget, context: Behaviour) =>
            planned.execute(context, variables, budget, strangers.enter('somebody')),
        ]
      : []),
    (budget, { seed }) => executeByLibrary(schema, document, { seed, answers: 'at once' }, variables, budget),
  ];
}

/** What an answer holds, counted from outside. */
function held(value: unknown): { nodes: number; characters: number } {
  if (typeof value === 'string') return { nodes: 0, characters: value.length };
  // Scalars that are objects are values of one field; the shop has none.
  if (typeof value !== 'object' || value === null || 'not' in value) return { nodes: 0, characters: 0 };
  const sum = { nodes: 0, characters: 0 };
  for (const [key, inside] of Object.entries(value)) {
    const { nodes, characters } = held(inside);
    sum.nodes += 1 + nodes;
    sum.characters += characters + (Array.isArray(value) ? 0 : key.length);
  }
  return sum;
}

const questions = fc.record({
  seed: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
  answers: fc.constantFrom<Behaviour['answers'][]>('at once', 'now and then later'),
  answerNodes: fc.integer({ min: 1, max: 300 }),
  answerCharacters: fc.integer({ min: 1, max: 3000 }),
});

test('no answer holds more nodes or characters than its budget, and no more resolvers are called than it has nodes', async () => {
  const seen = { refused: 0, answered: 0 };
  await fc.assert(
    fc.asyncProperty(questions, async ({ seed, answers, ...limits }) => {
      const { text, variables } = anyDocument(schema, seed);
      const document = parse(text);
      if (validate(schema, document).length > 0) return;
      for (const execute of executors(document, variables)) {
        calls = 0;
        const budget = new AnswerBudget(limits, 10);
        const { data, errors } = await execute(budget, { seed, answers });
        expect(calls, text).toBeLessThanOrEqual(limits.answerNodes);
        if (budget.refusal) {
          seen.refused += 1;
          expect(data, text).toBeUndefined();
          expect(errors).toHaveLength(1);
          expect(errors?.[0]?.originalError).toBeInstanceOf(RefusalError);
        } else {
          seen.answered += 1;
          const { nodes, characters } = held(data);
          expect(nodes, text).toBeLessThanOrEqual(budget.nodes);
          expect(nodes, text).toBeLessThanOrEqual(limits.answerNodes);
          expect(characters, text).toBeLessThanOrEqual(limits.answerCharacters);
        }
      }
    }),
    { numRuns: 250 },
  );
  // Each of them often enough to prove something.
  expect(seen.refused).toBeGreaterThan(100);
  expect(seen.answered).toBeGreaterThan(100);
});

test('a refusal of nodes speaks of complexity, one of characters of the size of the answer', () => {
  const code = (spend: (budget: AnswerBudget) => void) => {
    const budget = new AnswerBudget({ answerNodes: 5, answerCharacters: 50 }, 4);
    expect(() => spend(budget)).toThrow();
    const cause = budget.refusal?.originalError;
    return cause instanceof RefusalError && cause.refusal;
  };
  expect(code((budget) => budget.spendNodes(6))).toEqual({
    code: 'query-too-complex',
    details: { limit: 5, actual: 6 },
  });
  expect(code((budget) => budget.spendText('x'.repeat(51)))).toEqual({
    code: 'answer-too-large',
    details: {},
  });
});
