import { setTimeout as wait } from 'node:timers/promises';
import { findBinaries } from './binaries.ts';
import { readPostmaster, stateOf } from './postmaster.ts';
import { runCommand } from './run-command.ts';

const politeMs = 20_000;
const pollMs = 10;

/** Ends open sessions, writes everything out and stops. The caller holds the change lock. */
export async function stopServer(dataFolder: string): Promise<void> {
  const postmaster = await readPostmaster(dataFolder);
  if (!postmaster || (await stateOf(postmaster, dataFolder)) !== 'running') return;
  if (process.platform === 'win32') {
    await runCommand({ file: findBinaries().pgCtl, args: ['stop', '-w', '-m', 'fast', '-D', dataFolder] });
    return;
  }
  process.kill(postmaster.pid, 'SIGINT');
  for (const deadline = Date.now() + politeMs; Date.now() < deadline; await wait(pollMs)) {
    if ((await stateOf(postmaster, dataFolder)) !== 'running') return;
  }
  // Still safe: the next start recovers from the log as after a loss of power.
  process.kill(postmaster.pid, 'SIGQUIT');
}
