import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageWindow } from './Pagination.tsx';

function shown(current: number, total: number): string {
  return pageWindow(current, total)
    .map((slot) => ('page' in slot ? slot.page : '…'))
    .join(' ');
}

test('few pages are all shown', () => {
  expect(shown(1, 1)).toBe('1');
  expect(shown(3, 5)).toBe('1 2 3 4 5');
});

test('many pages show the ends and the neighbours of the current one', () => {
  expect(shown(1, 20)).toBe('1 2 3 4 … 20');
  expect(shown(4, 20)).toBe('1 2 3 4 5 … 20');
  expect(shown(10, 20)).toBe('1 … 9 10 11 … 20');
  expect(shown(20, 20)).toBe('1 … 17 18 19 20');
});

test('the window rises, holds first, current and last page, and no gap hides a single page', () => {
  const position = fc
    .integer({ min: 1, max: 400 })
    .chain((total) => fc.tuple(fc.integer({ min: 1, max: total }), fc.constant(total)));
  fc.assert(
    fc.property(position, ([current, total]) => {
      const slots = pageWindow(current, total);
      const pages = slots.flatMap((slot) => ('page' in slot ? [slot.page] : []));
      expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
      expect(pages).toEqual(expect.arrayContaining([1, current, total]));
      for (const [index, slot] of slots.entries()) {
        const next = slots[index + 1];
        if ('gapAfter' in slot && next && 'page' in next)
          expect(next.page - slot.gapAfter).toBeGreaterThan(2);
        if ('page' in slot && next && 'page' in next) expect(next.page - slot.page).toBe(1);
      }
    }),
  );
});
