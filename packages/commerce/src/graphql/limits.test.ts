import { parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { checkLimits, defaultLimits, nestsDeeperThan } from './limits.ts';

const code = (query: string, limits = {}) => {
  const checked = checkLimits(parse(query), { ...defaultLimits, ...limits });
  return checked.ok ? null : checked.refusal;
};

describe('limits of a document', () => {
  test('depth counts fields that have fields of their own, below the root', () => {
    expect(code('{ a { b { c } } }', { depth: 1 })).toBeNull();
    expect(code('{ a { b { c { d } } } }', { depth: 1 })).toEqual({
      code: 'query-too-deep',
      details: { limit: 1, actual: 2 },
    });
  });

  test('depth goes through fragments and inline fragments', () => {
    const query = '{ a { ...F } } fragment F on T { b { ... on U { c { d } } } }';
    expect(code(query, { depth: 1 })?.details).toEqual({ limit: 1, actual: 2 });
  });

  test('complexity counts every field, all operations together', () => {
    expect(code('query A { a b } query B { c { d } }', { complexity: 3 })?.details).toEqual({
      limit: 3,
      actual: 4,
    });
  });

  test('a cycle of fragments ends', () => {
    expect(code('{ a { ...F } } fragment F on T { b { ...G } } fragment G on T { c { ...F } }')).toBeNull();
  });

  test('nesting is seen without parsing', () => {
    expect(nestsDeeperThan('{ a(b: [{c: 1}]) { d } }', 4)).toBe(false);
    expect(nestsDeeperThan('{ a(b: [{c: 1}]) { d } }', 3)).toBe(true);
    expect(nestsDeeperThan('['.repeat(100_000), 500)).toBe(true);
  });
});
