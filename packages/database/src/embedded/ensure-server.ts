import { readFile, readlink, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { DatabaseStartError } from '../database-start-error.ts';
import type { Log } from '../log.ts';
import { findBinaries } from './binaries.ts';
import {
  assertUsableCluster,
  type ClusterFolder,
  clusterExists,
  readPassword,
  removeFolder,
} from './cluster-folder.ts';
import { tryLockAlone } from './folder-lock.ts';
import { initialiseCluster } from './initialise-cluster.ts';
import { launchServer, type RunningServer } from './launch-server.ts';
import { ensureLibraryLinks } from './library-links.ts';
import { disownReusedPid, processExists, readPostmaster, stateOf } from './postmaster.ts';
import { waitUntilAnswering } from './server-address.ts';
import { chooseIdentity, type UserAndGroup } from './server-identity.ts';
import type { Durability } from './server-settings.ts';

export interface ServerOptions {
  durability: Durability;
  runAs: UserAndGroup | undefined;
  preferredPort?: number;
  onLaunch?: (() => void) | undefined;
  log: Log;
}

export interface EnsuredServer extends RunningServer {
  password: string;
  /** False when the server was already running. */
  started: boolean;
}

const recoveryMs = 120_000;

/** Finds the running server of the folder or starts one, making the cluster first if need be. Needs the change lock. */
export async function ensureServer(folder: ClusterFolder, options: ServerOptions): Promise<EnsuredServer> {
  const adopted = await adoptServer(folder);
  if (adopted) {
    options.log.debug({ pid: adopted.pid }, 'The embedded database was already running');
    return adopted;
  }
  const { durability, log } = options;
  const binaries = findBinaries();
  await ensureLibraryLinks(binaries.packageFolder);
  if (durability === 'disposable') await discardAfterCrash(folder);
  const identity = await chooseIdentity(binaries, folder.root, folder.data, options.runAs);
  if (await clusterExists(folder)) await assertUsableCluster(folder, identity.majorVersion);
  else await initialiseCluster(folder, binaries, identity, durability);
  const password = await readPassword(folder);
  await writeFile(folder.host, await thisHost());
  const { preferredPort, onLaunch } = options;
  const launch = { folder, binaries, identity, password, durability, preferredPort, onLaunch };
  const server = await launchServer(launch);
  log.info({ pid: server.pid, port: server.port }, 'The embedded database runs');
  return { ...server, password, started: true };
}

/** A server outlives the shop that started it when that was killed. */
async function adoptServer(folder: ClusterFolder): Promise<EnsuredServer | undefined> {
  if (!(await clusterExists(folder))) return undefined;
  const password = await readPassword(folder);
  const postmaster = await readPostmaster(folder.data);
  if (!postmaster) return undefined;
  const { pid, port } = postmaster;
  if ((await stateOf(postmaster, folder.data)) === 'running') {
    if (await waitUntilAnswering(port, password, () => processExists(pid), recoveryMs)) {
      return { pid, port, password, started: false };
    }
    if (processExists(pid)) {
      throw new DatabaseStartError(
        `The database server (process ${pid}) in ${folder.root} runs but does not answer.`,
      );
    }
  }
  await assertNotInUseElsewhere(folder);
  if ((await stateOf(postmaster, folder.data)) === 'reused') await disownReusedPid(folder.data);
  return undefined;
}

/** A server in another container is invisible from here, but the lock of its users is not. */
async function assertNotInUseElsewhere(folder: ClusterFolder): Promise<void> {
  const nobodyElse = tryLockAlone(folder.usersLock);
  nobodyElse?.release();
  const host = await readFile(folder.host, 'utf8').catch(() => '');
  if (!nobodyElse && host !== (await thisHost())) {
    throw new DatabaseStartError(
      `The database in ${folder.root} is in use by another machine or container (${host.split(' ')[0]}); ` +
        'a folder serves one at a time, so set DATABASE_URL to a PostgreSQL server they can share.',
    );
  }
}

async function thisHost(): Promise<string> {
  const processNamespace = await readlink('/proc/self/ns/pid').catch(() => '');
  return `${hostname()} ${processNamespace}`;
}

/** Without fsync a cluster that was not stopped in order may be damaged without anyone noticing. */
async function discardAfterCrash(folder: ClusterFolder): Promise<void> {
  if (await readPostmaster(folder.data).catch(() => undefined)) {
    await removeFolder(folder.cluster);
  }
}
