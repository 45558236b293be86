import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LineTable } from './line-table.ts';

const decoder = new TextDecoder();

function linesOf({ bytes, starts }: LineTable): string[] {
  const ends = [...starts.view()];
  return ends.slice(1).map((end, line) => decoder.decode(bytes.view().slice(ends[line], end)));
}

test('every line lies there once, in the order in which lines were first said', () => {
  const line = fc.oneof(fc.string({ maxLength: 3 }), fc.string({ unit: 'grapheme', maxLength: 200 }));
  fc.assert(
    fc.property(fc.array(line, { maxLength: 300 }), (said) => {
      const table = new LineTable(1000);
      const numbers = said.map((text) => table.numberOf(text));
      const distinct = [...new Set(said)];
      expect(linesOf(table)).toEqual(distinct);
      expect(numbers).toEqual(said.map((text) => distinct.indexOf(text)));
    }),
  );
});

test('many lines are found again, and those beyond the room lie there as often as they come', () => {
  const table = new LineTable(5000);
  const said = Array.from({ length: 6000 }, (_, number) => `line ${number}`);
  for (const text of said) table.numberOf(text);
  expect(said.map((text) => table.numberOf(text)).slice(0, 5000)).toEqual(
    said.slice(0, 5000).map((_, line) => line),
  );
  expect(table.count).toBe(7000);
});
