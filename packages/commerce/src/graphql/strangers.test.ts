import { buildSchema, parse } from 'graphql';
import { expect, test } from 'vitest';
import { AnswerBudget } from './answer-budget.ts';
import { planQuery } from './execution/planned-query.ts';
import { createStrangers, type Stranger, type StrangersOptions } from './strangers.ts';

/** A clock that stands still unless work is done, and looks at others that are counted. */
function openStrangers(options: StrangersOptions = {}) {
  const spent = { ms: 0, looks: 0 };
  const strangers = createStrangers({
    now: () => spent.ms,
    afterOthers: async () => {
      spent.looks += 1;
    },
    ...options,
  });
  const enter = (asker: string): Stranger => {
    const stranger = strangers.enter(asker);
    if (!stranger) throw new Error('There is no room');
    return stranger;
  };
  return { strangers, enter, spent };
}

const turns = () => new Promise((resolve) => setImmediate(resolve));

test('all strangers together hold the thread no longer than a round before others are looked at', async () => {
  const { enter, spent } = openStrangers({ roundMs: 8 });
  const workedAt: number[] = [];
  const work = async (stranger: Stranger) => {
    for (let step = 0; step < 4; step += 1) {
      await stranger.turn();
      workedAt.push(spent.looks);
      spent.ms += 4;
    }
  };
  await Promise.all(['a', 'b', 'c'].map((asker) => work(enter(asker))));
  // Twelve turns of four milliseconds, two of them in a round.
  expect(workedAt).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]);
});

test('who asks much waits behind himself', async () => {
  const { enter, spent } = openStrangers({ roundMs: 1 });
  const order: string[] = [];
  const work = async (asker: string) => {
    await enter(asker).turn();
    order.push(asker);
    spent.ms += 4;
  };
  await Promise.all(['many', 'many', 'many', 'many', 'one', 'another'].map(work));
  expect(order.slice(0, 3)).toEqual(['many', 'one', 'another']);
});

test('a bounded number is under way; who leaves makes room', () => {
  const { strangers } = openStrangers({ underWay: 2 });
  const first = strangers.enter('a');
  expect(strangers.enter('a')).toBeDefined();
  expect(strangers.enter('b')).toBeUndefined();
  first?.leave();
  expect(strangers.enter('b')).toBeDefined();
});

test('few long answers go on at a time, short ones beside them; one that fails while it waits keeps no place', async () => {
  const { enter } = openStrangers({ longAtOnce: 1 });
  const [first, second, third] = [enter('a'), enter('b'), enter('c')];
  const begun: string[] = [];
  const begin = (name: string, turn: Promise<void>) => void turn.then(() => begun.push(name));
  begin('first', first.longTurn());
  begin('second', second.longTurn());
  begin('third', third.longTurn());
  begin('short', enter('d').turn());
  await turns();
  expect(begun.toSorted()).toEqual(['first', 'short']);
  second.leave();
  await turns();
  expect(begun).not.toContain('third');
  first.leave();
  await turns();
  expect(begun).toContain('third');
});

const schema = buildSchema(
  'type Query { ropes(count: Int): [Rope] } type Rope { id: ID length: Int later: Rope }',
);

/** An answer of `count` ropes with four nodes each, and how many were begun between two turns. */
async function ropesPerTurn(stranger: Stranger | undefined, field: 'id length' | 'later { id }') {
  const perTurn: number[] = [0];
  const { ropes } = schema.getQueryType()?.getFields() ?? {};
  const rope = schema.getType('Rope');
  if (!ropes || !rope || !('getFields' in rope)) throw new Error('The schema is another');
  const fields = rope.getFields() as Record<string, { resolve?: unknown }>;
  const count = () => {
    perTurn.push((perTurn.pop() ?? 0) + 1);
    return '1';
  };
  Object.assign(ropes, { resolve: () => Array.from({ length: 500 }, () => ({})) });
  Object.assign(fields.id ?? {}, { resolve: count });
  Object.assign(fields.length ?? {}, { resolve: () => 1 });
  Object.assign(fields.later ?? {}, { resolve: async () => ({}) });
  const watched = stranger && {
    ...stranger,
    turn: async () => {
      await stranger.turn();
      perTurn.push(0);
    },
  };
  const budget = new AnswerBudget({ answerNodes: 9_000, answerCharacters: Infinity }, 0);
  const result = await planQuery(schema, parse(`{ ropes { ${field} } }`))?.execute({}, {}, budget, watched);
  expect(result?.errors).toBeUndefined();
  return perTurn;
}

test.each(['id length', 'later { id }'] as const)(
  'an answer with %s is made a bounded number of nodes at a time for strangers, in one go for the shop itself',
  async (field) => {
    const stranger = openStrangers({ nodes: { first: 60, further: 60 } }).enter('somebody');
    const perTurn = await ropesPerTurn(stranger, field);
    expect(perTurn.reduce((sum, count) => sum + count, 0)).toBe(500);
    expect(Math.max(...perTurn)).toBeLessThanOrEqual(60);
    expect(perTurn.length).toBeGreaterThan(8);
    expect(await ropesPerTurn(undefined, field)).toEqual([500]);
  },
);
