import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkPassword, hashPassword } from './password-hash.ts';
import { checkPasswordRules } from './password-rules.ts';

test('rule 4: what was hashed is recognised, and nothing else', async () => {
  const kept = await hashPassword('Knots-1');
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await checkPassword('Knots-1', kept)).toEqual({ isRight: true, isOutdated: false });
  expect(await checkPassword('knots-1', kept)).toMatchObject({ isRight: false });
  expect(await hashPassword('Knots-1')).not.toBe(kept);
});

test.each([['sha256', `${createHash('sha256').update('saltKnots-1').digest('hex')}:salt:1`]])(
  'rule 4: a hash of Magento in %s is recognised',
  async (_, kept) => {
    expect(await checkPassword('Knots-1', kept)).toEqual({ isRight: true, isOutdated: true });
    expect(await checkPassword('Knots-2', kept)).toMatchObject({ isRight: false });
  },
);

test('rule 4: argon2id of Magento, told or untold costs, and a hash that was hashed again', async () => {
  const { argon2Sync } = await import('node:crypto');
  const salt = 'abcdefghijklmnopqrstuvwxyz012345';
  const sodium = (text: string, passes: number, memory: number) =>
    argon2Sync('argon2id', {
      message: text,
      nonce: Buffer.from(salt.slice(0, 16)),
      memory: memory / 1024,
      passes,
      parallelism: 1,
      tagLength: 32,
    }).toString('hex');
  const once = createHash('sha256').update(`${salt}Knots-1`).digest('hex');
  for (const kept of [
    `${sodium('Knots-1', 2, 67_108_864)}:${salt}:2`,
    `${sodium('Knots-1', 3, 8_388_608)}:${salt}:3_32_3_8388608`,
    `${sodium(once, 2, 67_108_864)}:${salt}:1:2`,
  ]) {
    expect(await checkPassword('Knots-1', kept)).toEqual({ isRight: true, isOutdated: true });
    expect(await checkPassword('Knots-2', kept)).toMatchObject({ isRight: false });
  }
});

test.each(['', ':', '::', 'x:y', 'x:y:9', ':salt:1', 'x:y:3_32_99_999999999', '$argon2id$v=19$broken'])(
  'what is no hash fits no password: %s',
  async (kept) => {
    expect(await checkPassword('', kept)).toMatchObject({ isRight: false });
  },
);

const settings = { minimumPasswordLength: 8, requiredPasswordCharacterClasses: 3 };
test.each([
  ['abcdef1-', true],
  ['ABCDEF1-', true],
  ['abcdefgh1', false],
  ['Abcdefgh1', false],
  ['1234567-', false],
  ['żółw-łąka1', true],
  ['🪢🪢🪢🪢a1-b', true],
  ['a1-', false],
  [`${'a'.repeat(255)}1-`, false],
])('rule 4: %s', (password, isGood) => {
  expect(checkPasswordRules(password, settings).ok).toBe(isGood);
});
