import { expect, test } from 'vitest';
import { readJson } from './read-json.ts';

const read = (text: string) => readJson(new TextEncoder().encode(text));

test('what is JSON is read', () => {
  expect(read('{"a":[1,"]}\\"[["]}')).toEqual({ a: [1, ']}"[['] });
});

test('brackets within texts do not count as nesting', () => {
  expect(read(JSON.stringify('['.repeat(1000)))).toHaveLength(1000);
});

test.each([['{"a":'], ['\ufffe'], [''], ['['.repeat(100_000)], [`${'['.repeat(65)}${']'.repeat(65)}`]])(
  'what is none, or nests too deeply, is refused',
  (text) => {
    expect(() => read(text)).toThrow('Invalid JSON: ');
  },
);

test('bytes that are no text are refused', () => {
  expect(() => readJson(new Uint8Array([34, 255, 34]))).toThrow('Invalid JSON: ');
});
