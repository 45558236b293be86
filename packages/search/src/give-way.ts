import { getPriority, setPriority } from 'node:os';

/** Others get ten times as much of a processor that is not enough for all. */
const niceness = 10;

/**
 * From now on this thread lets those go first that answer visitors. There is no way back without the rights of an administrator. Only
 * Linux knows priorities of single threads: elsewhere the whole process would give way.
 */
export function giveWay(): void {
  if (process.platform !== 'linux') return;
  try {
    // Who gives way even more was told so by somebody else, and may not be allowed to take it back.
    if (getPriority() < niceness) setPriority(niceness);
  } catch {
    // A sandbox may forbid it. Nothing depends on it but who waits for whom.
  }
}
