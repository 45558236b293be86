import { expect, test } from 'vitest';
import { base32, hotp, stepAt, stepOfCode, totpUri } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('rule 7: RFC 6238, appendix B, at %i seconds', (seconds, code) => {
  expect(hotp(secret, stepAt(new Date(seconds * 1000)), 8)).toBe(code);
});

test.each([
  [0, '755224'],
  [1, '287082'],
  [9, '520489'],
])('rule 7: RFC 4226, appendix D, counter %i', (counter, code) => {
  expect(hotp(secret, counter)).toBe(code);
});

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foobar', 'MZXW6YTBOI'],
])('RFC 4648, 10: %j', (text, written) => {
  expect(base32(Buffer.from(text))).toBe(written);
});

test('rules 7 and 9: a code works one step early or late, and once', () => {
  const now = new Date('2026-11-02T10:00:00Z');
  const step = stepAt(now);
  for (const near of [step - 1, step, step + 1]) {
    expect(stepOfCode(secret, hotp(secret, near), now, 0)).toBe(near);
    expect(stepOfCode(secret, hotp(secret, near), now, near)).toBeNull();
  }
  for (const far of [step - 2, step + 2]) expect(stepOfCode(secret, hotp(secret, far), now, 0)).toBeNull();
  expect(stepOfCode(secret, '', now, 0)).toBeNull();
});

test('apps are told whose code it is', () => {
  expect(totpUri(Buffer.from('foobar'), { issuer: 'Bowline', account: 'a+b@example.com' })).toBe(
    'otpauth://totp/Bowline:a%2Bb%40example.com?secret=MZXW6YTBOI&issuer=Bowline',
  );
});
