import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBinaries } from '../embedded/binaries.ts';
import { openClusterFolder, readPassword, removeFolder, superuser } from '../embedded/cluster-folder.ts';
import { initialiseCluster } from '../embedded/initialise-cluster.ts';
import { ensureLibraryLinks } from '../embedded/library-links.ts';
import { commandEnvironment } from '../embedded/run-command.ts';
import { addressOf, findFreePort, waitUntilAnswering } from '../embedded/server-address.ts';
import { chooseIdentity, type ServerIdentity } from '../embedded/server-identity.ts';
import { serverSettings } from '../embedded/server-settings.ts';

/** A PostgreSQL and another that follows it by streaming; both end with the test. */
export interface ReplicatedPair {
  readonly primaryUrl: string;
  readonly replicaUrl: string;
  /** As after the loss of the machine. */
  stopReplica(): Promise<void>;
  startReplica(): Promise<void>;
  close(): Promise<void>;
}

const startMs = 120_000;

export async function startReplicatedPair(): Promise<ReplicatedPair> {
  const root = await mkdtemp(join(tmpdir(), 'bowline-replicated-'));
  const folder = await openClusterFolder(join(root, 'primary'));
  const binaries = findBinaries();
  await ensureLibraryLinks(binaries.packageFolder);
  const identity = await chooseIdentity(binaries, folder.root, folder.data, undefined);
  if (identity.owner) await chown(root, identity.owner.uid, identity.owner.gid);
  await initialiseCluster(folder, binaries, identity, 'disposable');
  const password = await readPassword(folder);

  const start = async (data: string, port: number, more: Readonly<Record<string, string>>) => {
    const settings = {
      ...serverSettings(port, 'disposable', data),
      // What is not on a disk is not sent on, and a page must not be told of what is not there.
      synchronous_commit: 'on',
      unix_socket_directories: '',
      wal_level: 'replica',
      max_wal_senders: '4',
      wal_keep_size: '64MB',
      ...more,
    };
    const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const { file, args, ...owner } = identity.command(binaries.postgres, ['-D', data, ...options]);
    const child = spawn(file, args, { ...owner, cwd: '/', env: commandEnvironment, stdio: 'ignore' });
    const isAlive = () => child.exitCode === null && child.signalCode === null;
    if (!(await waitUntilAnswering(port, password, isAlive, startMs)))
      throw new Error(`PostgreSQL in ${data} did not start`);
    return child;
  };

  const ports = { primary: await findFreePort(), replica: await findFreePort() };
  const before = await start(folder.data, ports.primary, {});
  // Written out whole, with the database that the shop would use: a copy of that is where a replica begins.
  await stop(before, 'SIGINT');
  const replicaData = join(root, 'replica');
  await cp(folder.data, replicaData, { recursive: true });
  await chmod(replicaData, 0o700);
  const primary = await start(folder.data, ports.primary, {});
  const source = `host=127.0.0.1 port=${ports.primary} user=${superuser} password=${password}`;
  await writeFile(join(replicaData, 'standby.signal'), '');
  await giveTo(identity, replicaData);
  const follow = () => start(replicaData, ports.replica, { primary_conninfo: source });
  let replica = await follow();
  return {
    primaryUrl: addressOf(ports.primary, password),
    replicaUrl: addressOf(ports.replica, password),
    stopReplica: () => stop(replica),
    async startReplica() {
      replica = await follow();
    },
    async close() {
      await stop(replica);
      await stop(primary);
      await removeFolder(root);
    },
  };
}

async function stop(server: ChildProcess, signal: NodeJS.Signals = 'SIGQUIT'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill(signal);
  await ended;
}

/** Where PostgreSQL runs as another user. */
async function giveTo({ owner }: ServerIdentity, folder: string): Promise<void> {
  if (!owner) return;
  await chown(folder, owner.uid, owner.gid);
  for (const { parentPath, name } of await readdir(folder, { recursive: true, withFileTypes: true }))
    await chown(join(parentPath, name), owner.uid, owner.gid);
}
