import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever the kernel's own clock does. */
const ticksPerSecond = 100;

interface Entry {
  readonly pid: number;
  readonly parent: number;
  /** Its own, and of those children that have ended. */
  readonly ticks: number;
}

/** CPU seconds of a process and all that came of it, the database server included, as long as it lives; Linux only. */
export function treeCpuSeconds(rootPid: number): number {
  const entries = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? entryOf(Number(name)) : []));
  const tree = new Set([rootPid]);
  // Those found on the way are looked at as well.
  for (const parent of tree) for (const entry of entries) if (entry.parent === parent) tree.add(entry.pid);
  return entries.reduce((sum, { pid, ticks }) => sum + (tree.has(pid) ? ticks : 0), 0) / ticksPerSecond;
}

function entryOf(pid: number): readonly Entry[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold spaces and parentheses itself.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, count) => sum + Number(count), 0);
    return [{ pid, parent: Number(fields[1]), ticks }];
  } catch {
    // It ended while the list was read.
    return [];
  }
}
