import { expect, test } from 'vitest';
import { consentOf, readDecision, writeDecision } from './consent-cookie.ts';

const name = '0123456789abcdef0123456789abcdef';
const decidedAt = 1_795_000_000;
const now = decidedAt * 1000 + 1;
const year = 365 * 86_400_000;
const all = writeDecision({
  allowed: ['statistics', 'marketing'],
  decidedAt,
  isDespiteSignal: false,
  name,
});

test('a decision is kept and read as it was made', () => {
  expect(all).toBe(`1.1795000000.sm.${name}`);
  expect(readDecision(all, now)).toEqual({
    allowed: ['statistics', 'marketing'],
    decidedAt,
    isDespiteSignal: false,
    name,
  });
  const none = writeDecision({ allowed: [], decidedAt, isDespiteSignal: false, name: undefined });
  expect(consentOf(none, { hasSignal: false, now })).toEqual({ isDecided: true, allowed: [], decidedAt });
});

test('it is made anew after twelve months, and when the purposes change', () => {
  expect(consentOf(all, { hasSignal: false, now: decidedAt * 1000 + year - 1 }).isDecided).toBe(true);
  expect(consentOf(all, { hasSignal: false, now: decidedAt * 1000 + year })).toEqual({
    isDecided: false,
    allowed: [],
  });
  expect(consentOf(all.replace(/^1/, '2'), { hasSignal: false, now }).isDecided).toBe(false);
});

test('Global Privacy Control refuses, unless something was allowed on purpose while it was there', () => {
  expect(consentOf(undefined, { hasSignal: true, now })).toEqual({ isDecided: true, allowed: [] });
  expect(consentOf(all, { hasSignal: true, now }).allowed).toEqual([]);
  const onPurpose = writeDecision({ allowed: ['statistics'], decidedAt, isDespiteSignal: true, name });
  expect(consentOf(onPurpose, { hasSignal: true, now }).allowed).toEqual(['statistics']);
});

test.for(['', 'yes', '1', `1.1795000000.sx.${name}`, '1.1795000000.sm.short', `1.99999999999.sm.${name}`])(
  '%j is no decision',
  (cookie) => {
    expect(consentOf(cookie, { hasSignal: false, now }).isDecided).toBe(false);
  },
);

test('a consent without a record to prove it allows nothing', () => {
  expect(consentOf('1.1795000000.sm', { hasSignal: false, now }).allowed).toEqual([]);
});
