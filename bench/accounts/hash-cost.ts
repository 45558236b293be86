import { argon2Sync, randomBytes } from 'node:crypto';
import { median } from '../measure/statistics.ts';

const times = 25;

/** CPU time of one hash, with the costs that the shop uses: what a sign-in spends on purpose. */
export function hashMs(): number {
  const nonce = randomBytes(16);
  const once = (): number => {
    const before = process.cpuUsage();
    argon2Sync('argon2id', {
      message: 'a password',
      nonce,
      parallelism: 1,
      tagLength: 32,
      memory: 19_456,
      passes: 2,
    });
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  return median(Array.from({ length: times }, once));
}
