import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSealing } from './sealing.ts';

test('rule 19: a sealed secret opens with its key alone, unchanged', () => {
  const secret = randomBytes(20);
  const { seal, open } = createSealing('a key of the shop');
  const sealed = seal(secret);
  expect(sealed.includes(secret)).toBe(false);
  expect(seal(secret).equals(sealed)).toBe(false);
  expect(open(sealed)?.equals(secret)).toBe(true);
  expect(createSealing('another key').open(sealed)).toBeNull();
  expect(createSealing(undefined).open(sealed)).toBeNull();
  const changed = Buffer.from(sealed);
  changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
  expect(open(changed)).toBeNull();
  expect(open(Buffer.of(1, 2, 3))).toBeNull();
  // Those of before work on.
  expect(open(secret)?.equals(secret)).toBe(true);
});
