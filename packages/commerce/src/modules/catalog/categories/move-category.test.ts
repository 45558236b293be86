import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deepestLevel, type PlacedCategory, planMove, planRemoval } from './move-category.ts';

/** 2 is the root; 3 and 4 below it, 5 below 3, 6 below 5. */
const tree: readonly PlacedCategory[] = [
  { id: 2, parentId: null, path: [2], position: 0 },
  { id: 3, parentId: 2, path: [2, 3], position: 1 },
  { id: 4, parentId: 2, path: [2, 4], position: 2 },
  { id: 5, parentId: 3, path: [2, 3, 5], position: 1 },
  { id: 6, parentId: 5, path: [2, 3, 5, 6], position: 1 },
];

function after(before: readonly PlacedCategory[], wish: Parameters<typeof planMove>[1]) {
  const plan = planMove(before, wish);
  if (!plan.ok) return plan.refusal.code;
  const placed = new Map(plan.value.placed.map((category) => [category.id, category]));
  return before.map((category) => placed.get(category.id) ?? category);
}

test('goods rule 19: a category goes in front of another, or behind all of a new place', () => {
  const plan = planMove(tree, { id: 4, parentId: null, before: 3 });
  expect(plan.ok && plan.value).toEqual({
    placed: [
      { id: 3, parentId: 2, path: [2, 3], position: 2 },
      { id: 4, parentId: 2, path: [2, 4], position: 1 },
    ],
    readdressed: [],
  });
  const below = planMove(tree, { id: 5, parentId: 4, before: null });
  expect(below.ok && below.value.readdressed).toEqual([5, 6]);
  expect(below.ok && below.value.placed).toEqual([
    { id: 5, parentId: 4, path: [2, 4, 5], position: 1 },
    { id: 6, parentId: 5, path: [2, 4, 5, 6], position: 1 },
  ]);
});

test('goods rules 18 and 19: never below itself, never too deep, never the root', () => {
  expect(after(tree, { id: 3, parentId: 6, before: null })).toBe('category-in-itself');
  expect(after(tree, { id: 3, parentId: 3, before: null })).toBe('category-in-itself');
  expect(after(tree, { id: 2, parentId: 4, before: null })).toBe('category-not-found');
  expect(after(tree, { id: 9, parentId: 4, before: null })).toBe('category-not-found');
  expect(after(tree, { id: 4, parentId: 9, before: null })).toBe('category-not-found');
  const chain: PlacedCategory[] = Array.from({ length: deepestLevel }, (_, index) => ({
    id: index + 2,
    parentId: index === 0 ? null : index + 1,
    path: Array.from({ length: index + 1 }, (__, up) => up + 2),
    position: 1,
  }));
  const other = { id: 99, parentId: 2, path: [2, 99], position: 2 };
  expect(after([...chain, other], { id: 99, parentId: deepestLevel + 1, before: null })).toBe(
    'category-too-deep',
  );
});

test('goods rule 19: whatever is moved wherever, everything still hangs on the root once', () => {
  const id = fc.integer({ min: 1, max: 8 });
  const wish = fc.record({ id, parentId: fc.option(id), before: fc.option(id) });
  fc.assert(
    fc.property(fc.array(wish, { maxLength: 30 }), (wishes) => {
      let now = tree;
      for (const each of wishes) {
        const next = after(now, each);
        if (typeof next !== 'string') now = next;
      }
      const byId = new Map(now.map((category) => [category.id, category]));
      for (const { id: own, parentId, path } of now) {
        const above = parentId === null ? [] : (byId.get(parentId)?.path ?? ['missing']);
        expect(path).toEqual([...above, own]);
      }
      for (const siblings of Map.groupBy(now, ({ parentId }) => parentId).values()) {
        expect(new Set(siblings.map(({ position }) => position)).size).toBe(siblings.length);
      }
    }),
  );
});

test('goods rule 29: what was below a removed category stands in its place, in its order', () => {
  const plan = planRemoval([...tree, { id: 7, parentId: 3, path: [2, 3, 7], position: 2 }], 3);
  expect(plan.ok && plan.value).toEqual({
    placed: [
      { id: 4, parentId: 2, path: [2, 4], position: 3 },
      { id: 5, parentId: 2, path: [2, 5], position: 1 },
      { id: 6, parentId: 5, path: [2, 5, 6], position: 1 },
      { id: 7, parentId: 2, path: [2, 7], position: 2 },
    ],
    readdressed: [5, 7, 6],
  });
  for (const id of [2, 99]) expect(planRemoval(tree, id)).toMatchObject({ ok: false });
});
