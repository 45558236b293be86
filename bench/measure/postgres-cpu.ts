import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** CPU milliseconds that a PostgreSQL server and its processes have used since they began; Linux only. */
export type PostgresCpu = () => number | undefined;

/** Linux counts finished processes in hundredths of a second, whatever the kernel's own clock does. */
const msPerTick = 10;

export function createPostgresCpu(clusterFolder: string): PostgresCpu {
  if (process.platform !== 'linux') return () => undefined;
  const [first = ''] = readFileSync(join(clusterFolder, 'data/postmaster.pid'), 'utf8').split('\n');
  const postmaster = Number(first);
  return () => {
    const own = statOf(postmaster);
    if (!own) throw new Error(`PostgreSQL (process ${postmaster}) is gone`);
    const living = childrenOf(postmaster).reduce((sum, pid) => sum + cpuMsOf(pid), cpuMsOf(postmaster));
    return living + own.finishedChildrenMs;
  };
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && statOf(pid)?.parent === parent);
}

/** The scheduler's own count is exact to the nanosecond; the processes of PostgreSQL have one thread each. */
function cpuMsOf(pid: number): number {
  const [onCpuNs = '0'] = readProc(pid, 'schedstat')?.split(' ') ?? [];
  return Number(onCpuNs) / 1e6;
}

function statOf(pid: number): { parent: number; finishedChildrenMs: number } | undefined {
  const stat = readProc(pid, 'stat');
  if (!stat) return undefined;
  // The name in parentheses may hold spaces and parentheses itself.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [userTicks, systemTicks] = [fields[13], fields[14]].map(Number);
  return {
    parent: Number(fields[1]),
    finishedChildrenMs: ((userTicks ?? 0) + (systemTicks ?? 0)) * msPerTick,
  };
}

/** Undefined for a process that ended meanwhile. */
function readProc(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}
