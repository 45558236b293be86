import { expect, test } from 'vitest';
import { lineOf, rowsOf } from './parse-sheet.ts';

const parsed = (text: string) => [...rowsOf(text)].map(({ row, cells }) => [row, ...cells]);

test('commas, semicolons, tabs, quotes, empty rows and the marks of spreadsheets are read', () => {
  expect(parsed('\uFEFFsku,price\r\nA,1.50\r\n\r\nB,"2,50"\n')).toEqual([
    [1, 'sku', 'price'],
    [2, 'A', '1.50'],
    [4, 'B', '2,50'],
  ]);
  expect(parsed('sku;price\nA;1,50')).toEqual([
    [1, 'sku', 'price'],
    [2, 'A', '1,50'],
  ]);
  expect(parsed('a\tb\n1\t')).toEqual([
    [1, 'a', 'b'],
    [2, '1', ''],
  ]);
  expect(parsed('a,b\n"x ""y""\nz",')).toEqual([
    [1, 'a', 'b'],
    [2, 'x "y"\nz', ''],
  ]);
  expect(parsed('a\n"never closed')).toEqual([
    [1, 'a'],
    [2, 'never closed'],
  ]);
  expect(parsed('')).toEqual([]);
});

test('what is written is read again, and is no formula to a spreadsheet', () => {
  const cells = ['=1+1', '-x', 'a "b", c', 'two\nlines', 'ü'];
  expect(lineOf(cells)).toContain("'=1+1");
  expect([...rowsOf(`a,b,c,d,e\r\n${lineOf(cells)}`)][1]?.cells).toEqual(cells);
  expect(lineOf([12, null, 'x'])).toBe('12,,x\r\n');
});
