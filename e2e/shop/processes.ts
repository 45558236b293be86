import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

export interface ProcessEntry {
  readonly pid: number;
  readonly parentId: number;
  readonly groupId: number;
  readonly command: string;
}

/** All processes of the machine. A small Linux has no `ps`, and only Linux has /proc. */
export function listProcesses(): ProcessEntry[] {
  return existsSync('/proc/self/stat') ? fromProc() : fromPs();
}

/** What a program has left behind: members of its process group, and whatever works in its folder. */
export function processesOf(groupId: number, folder: string): ProcessEntry[] {
  return listProcesses().filter(
    (entry) => entry.pid !== process.pid && (entry.groupId === groupId || entry.command.includes(folder)),
  );
}

/** To each of them; those that have ended meanwhile, perhaps for want of another of them, need no signal. */
export function signalAll(processes: readonly ProcessEntry[], signal: NodeJS.Signals): void {
  for (const { pid } of processes) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

function fromProc(): ProcessEntry[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        // The name in parentheses may hold spaces and parentheses itself.
        const [state, parentId, groupId] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        if (state === 'Z') return [];
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
        return [{ pid: Number(pid), parentId: Number(parentId), groupId: Number(groupId), command }];
      } catch {
        // It ended while the list was read.
        return [];
      }
    });
}

function fromPs(): ProcessEntry[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,pgid=,command='], { encoding: 'utf8' });
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [, pid, parentId, groupId, command = ''] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
      return { pid: Number(pid), parentId: Number(parentId), groupId: Number(groupId), command };
    });
}
