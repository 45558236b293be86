import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type FileHandle, open, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseStartError } from '../database-start-error.ts';
import type { Binaries } from './binaries.ts';
import type { ClusterFolder } from './cluster-folder.ts';
import { commandEnvironment } from './run-command.ts';
import { findFreePort, waitUntilAnswering } from './server-address.ts';
import { describeServerFailure } from './server-failure.ts';
import type { ServerIdentity } from './server-identity.ts';
import { type Durability, serverSettings } from './server-settings.ts';

export interface LaunchOptions {
  folder: ClusterFolder;
  binaries: Binaries;
  identity: ServerIdentity;
  password: string;
  durability: Durability;
  /** Taken when it is free, so that processes that know the old address find the server again. */
  preferredPort: number | undefined;
  onLaunch: (() => void) | undefined;
}

export interface RunningServer {
  pid: number;
  port: number;
}

const attempts = 20;
/** Recovery after a crash may have to replay a lot. */
const startTimeoutMs = 120_000;

export async function launchServer(options: LaunchOptions): Promise<RunningServer> {
  const { folder, password } = options;
  let port = await findFreePort(options.preferredPort);
  for (let attempt = 1; ; attempt += 1) {
    const { child, outputOf } = await spawnServer(options, port);
    options.onLaunch?.();
    const isAlive = (): boolean => child.exitCode === null && child.signalCode === null;
    if (child.pid !== undefined && (await waitUntilAnswering(port, password, isAlive, startTimeoutMs))) {
      return { pid: child.pid, port };
    }
    if (isAlive()) {
      child.kill('SIGINT');
      await once(child, 'exit');
    }
    const output = await outputOf();
    if (attempt === attempts || !mayPass.test(output)) {
      throw new DatabaseStartError(describeServerFailure(output, folder.root));
    }
    // Either the port was taken meanwhile, or children of a killed server are still on their way out.
    if (addressTaken.test(output)) port = await findFreePort();
    else await wait(150);
  }
}

const addressTaken = /Address already in use|could not create any TCP\/IP sockets/;
const mayPass = new RegExp(`${addressTaken.source}|is still in use`);

async function spawnServer({ folder, binaries, identity, durability }: LaunchOptions, port: number) {
  const log = await openLog(folder.log);
  const { size: logStart } = await log.stat();
  const settings = Object.entries(serverSettings(port, durability, folder.data)).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const { file, args, ...owner } = identity.command(binaries.postgres, ['-D', folder.data, ...settings]);
  // Detached: a Ctrl-C meant for the shop must not reach the server before the shop has closed its connections.
  const child: ChildProcess = spawn(file, args, {
    ...owner,
    cwd: '/',
    env: commandEnvironment,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  child.on('error', () => {});
  child.unref();
  await log.close();
  return {
    child,
    outputOf: async () => (await readFile(folder.log)).subarray(logStart).toString('utf8'),
  };
}

const largestLogBytes = 4 * 1024 * 1024;

async function openLog(path: string): Promise<FileHandle> {
  const log = await open(path, 'a', 0o600);
  if ((await log.stat()).size > largestLogBytes) await log.truncate(0);
  return log;
}
