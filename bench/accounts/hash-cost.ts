import { argon2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { median } from '../measure/statistics.ts';

const times = 25;

const hash = promisify(argon2);

/** CPU time of one hash, made as the shop makes it, in another thread: what a sign-in spends on purpose. */
export async function hashMs(): Promise<number> {
  const nonce = randomBytes(16);
  const once = async (): Promise<number> => {
    const before = process.cpuUsage();
    await hash('argon2id', {
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
  const each: number[] = [];
  for (let time = 0; time < times; time += 1) each.push(await once());
  return median(each);
}
