import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planCuts, spoolCm } from './cut-list.ts';

const cut = (lengthCm: number, orderNumber = '1') => ({
  orderNumber,
  line: 'a',
  sku: 'cord',
  name: 'Cord',
  lengthCm,
});
const planned = (begunCm: number, ...lengths: number[]) =>
  planCuts(
    lengths.map((length) => cut(length)),
    begunCm,
  ).map(({ lengthCm, spool, leftCm }) => [lengthCm, spool, leftCm]);

test('rule 28: golden cases K1 to K3', () => {
  expect(planned(600, 500, 100, 300)).toEqual([
    [500, 0, 100],
    [300, 1, 9_700],
    [100, 0, 0],
  ]);
  expect(planned(200, 300, 200)).toEqual([
    [300, 1, 9_700],
    [200, 0, 0],
  ]);
  expect(planned(0, 6_000, 6_000, 4_000)).toEqual([
    [6_000, 1, 4_000],
    [6_000, 2, 4_000],
    [4_000, 1, 0],
  ]);
});

test('rule 28: every piece is cut once, from a spool that has it, and no spool is begun needlessly', () => {
  const lengths = fc.array(fc.integer({ min: 1, max: spoolCm }), { maxLength: 60 });
  fc.assert(
    fc.property(lengths, fc.integer({ min: 0, max: spoolCm - 1 }), (all, begun) => {
      const cuts = planCuts(
        all.map((length, index) => cut(length, String(index))),
        begun,
      );
      expect(cuts.map(({ orderNumber }) => Number(orderNumber)).sort((a, b) => a - b)).toEqual(
        all.map((_, i) => i),
      );
      const used = Map.groupBy(cuts, ({ spool }) => spool);
      for (const [spool, own] of used) {
        const sum = own.reduce((total, { lengthCm }) => total + lengthCm, 0);
        expect(sum).toBeLessThanOrEqual(spool === 0 ? begun : spoolCm);
        expect(own.every(({ leftCm }) => leftCm >= 0)).toBe(true);
      }
      // Of the new spools at most one is less than half used: two of them would have been one.
      const halfEmpty = [...used].filter(
        ([spool, own]) =>
          spool > 0 && own.reduce((total, { lengthCm }) => total + lengthCm, 0) * 2 <= spoolCm,
      );
      expect(halfEmpty.length).toBeLessThanOrEqual(1);
      // Who asks in another order gets the same plan.
      const turned = planCuts(all.map((length, index) => cut(length, String(index))).toReversed(), begun);
      expect(turned.map(({ spool }) => spool)).toEqual(cuts.map(({ spool }) => spool));
    }),
  );
});
