import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** What this process holds in memory once everything nobody needs is gone; shared buffers are not part of it. */
export function occupiedBytes(): number {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  // Buffers go one collection later than the objects that held them.
  for (let round = 0; round < 3; round++) collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
