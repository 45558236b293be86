import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { openClusterFolder } from '../src/embedded/cluster-folder.ts';
import { joinUsers, leaveUsers, whileChangingAlone } from '../src/embedded/cluster-users.ts';
import { processExists, readPostmaster } from '../src/embedded/postmaster.ts';

export async function serverPid(folder: string): Promise<number | undefined> {
  const postmaster = await readPostmaster(join(folder, 'cluster', 'data'));
  return postmaster && processExists(postmaster.pid) ? postmaster.pid : undefined;
}

/** The server and all its children at one blow. What they had handed to the operating system survives, unlike in a loss of power. */
export async function killServerTree(folder: string): Promise<void> {
  const server = await serverPid(folder);
  if (server === undefined) throw new Error('No server runs.');
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const children = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === server)
    .map(([pid]) => pid);
  for (const pid of [server, ...children]) {
    if (pid === undefined) continue;
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has already noticed that the server is gone.
    }
  }
}

/** Stops a server whose users were all killed. */
export async function stopOrphan(folder: string): Promise<void> {
  const place = await openClusterFolder(folder);
  await leaveUsers(place, await whileChangingAlone(place, async () => joinUsers(place)));
}
