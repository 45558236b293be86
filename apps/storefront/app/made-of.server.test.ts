import { expect, test } from 'vitest';
import { nameOfParts } from './made-of.server.ts';

test('pages of the same parts have one name, and any difference gives another', () => {
  const name = nameOfParts(['en-GB', '/rope'], '{"price":1}');
  expect(nameOfParts(['en-GB', '/rope'], '{"price":1}')).toBe(name);
  const others = [
    nameOfParts(['en-GB', '/rope'], '{"price":2}'),
    nameOfParts(['en-US', '/rope'], '{"price":1}'),
    nameOfParts(['en-GB', '/cord'], '{"price":1}'),
    nameOfParts(['en-GB'], '/rope{"price":1}'),
  ];
  expect(new Set([name, ...others]).size).toBe(5);
});
