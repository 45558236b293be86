import fc from 'fast-check';
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

test('any JSON is read as it was meant, with all the quotes and backslashes that texts may hold', () => {
  const odd = fc.string({ unit: fc.constantFrom('"', '\\', '[', ']', '{', '}', 'a', 'é') });
  const value = fc.jsonValue({ maxDepth: 6, stringUnit: 'binary' });
  fc.assert(
    fc.property(fc.dictionary(odd, fc.oneof(odd, fc.array(odd), value)), (given) => {
      const text = JSON.stringify(given);
      expect(read(text)).toEqual(JSON.parse(text));
    }),
  );
});

test('nesting counts wherever it stands between texts', () => {
  const nested = (depth: number) => `${'{"[\\\\":['.repeat(depth)}1${']}'.repeat(depth)}`;
  expect(() => read(nested(32))).not.toThrow();
  expect(() => read(nested(33))).toThrow('nested too deeply');
});
