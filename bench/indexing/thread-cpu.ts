import { readdirSync, readFileSync } from 'node:fs';

/** CPU milliseconds by name of the threads; threads of one name count together. */
export type ThreadCpu = ReadonlyMap<string, number>;

export interface ThreadWatch {
  /** Since the watch began; those of threads that have ended count as far as they were seen. */
  read(): ThreadCpu;
  /** The most memory that the process had while it was watched, in megabytes. */
  readonly mostMemoryMb: number;
  stop(): void;
}

/** What ends between two looks is hardly missed. */
const everyMs = 100;

/** Watches the threads of a process as Linux counts them; elsewhere it sees none. */
export function watchThreads(pid: number): ThreadWatch {
  const before = new Map<string, number>();
  const seen = new Map<string, { readonly name: string; readonly ms: number }>();
  let mostMemoryMb = 0;
  for (const thread of threadsOf(pid)) before.set(thread.id, thread.ms);
  function look(): void {
    for (const { id, name, ms } of threadsOf(pid)) seen.set(id, { name, ms: ms - (before.get(id) ?? 0) });
    mostMemoryMb = Math.max(mostMemoryMb, memoryMbOf(pid));
  }
  const timer = setInterval(look, everyMs);
  return {
    read() {
      look();
      const sums = new Map<string, number>();
      for (const { name, ms } of seen.values()) sums.set(name, (sums.get(name) ?? 0) + ms);
      return sums;
    },
    get mostMemoryMb() {
      return mostMemoryMb;
    },
    stop: () => clearInterval(timer),
  };
}

function threadsOf(pid: number): { id: string; name: string; ms: number }[] {
  return namesIn(`/proc/${pid}/task`).flatMap((id) => {
    const name = readIfThere(`/proc/${pid}/task/${id}/comm`)?.trim();
    const onCpuNs = readIfThere(`/proc/${pid}/task/${id}/schedstat`)?.split(' ')[0];
    return name && onCpuNs ? [{ id, name, ms: Number(onCpuNs) / 1e6 }] : [];
  });
}

function memoryMbOf(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readIfThere(`/proc/${pid}/status`) ?? '') ?? [];
  return Number(kilobytes) / 1000;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
