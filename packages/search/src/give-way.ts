import { setPriority } from 'node:os';

/** Others get three times as much of a processor that is not enough for all. */
const niceness = 5;

/**
 * From now on this thread lets those go first that answer visitors. There is no way back without the rights of an administrator. Only
 * Linux knows priorities of single threads: elsewhere the whole process would give way.
 */
export function giveWay(): void {
  if (process.platform === 'linux') setPriority(niceness);
}
