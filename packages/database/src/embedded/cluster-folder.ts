import { mkdir, readFile, realpath, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseStartError, errorCode } from '../database-start-error.ts';

export const superuser = 'bowline';

/** Where everything of one cluster lies. `cluster` appears in one step, complete, or not at all. */
export interface ClusterFolder {
  root: string;
  cluster: string;
  data: string;
  password: string;
  log: string;
  /** The machine or container whose processes share the running server. */
  host: string;
  /** Held alone while the server is being made, started or stopped. */
  changeLock: string;
  /** Shared by every process that uses the server. */
  usersLock: string;
}

export async function openClusterFolder(folder: string): Promise<ClusterFolder> {
  try {
    await mkdir(resolve(folder), { recursive: true });
  } catch (cause) {
    throw new DatabaseStartError(`The database folder ${folder} cannot be made (${errorCode(cause)}).`, {
      cause,
    });
  }
  const root = await realpath(folder);
  const cluster = join(root, 'cluster');
  return {
    root,
    cluster,
    data: join(cluster, 'data'),
    password: join(cluster, 'password'),
    log: join(root, 'server.log'),
    host: join(root, 'host'),
    changeLock: join(root, 'change.lock'),
    usersLock: join(root, 'users.lock'),
  };
}

export async function clusterExists({ cluster }: ClusterFolder): Promise<boolean> {
  return stat(cluster).then(
    () => true,
    () => false,
  );
}

/** Says what is wrong with an existing cluster before a server touches it. */
export async function assertUsableCluster({ data }: ClusterFolder, majorVersion: string): Promise<void> {
  const version = await readFile(join(data, 'PG_VERSION'), 'utf8').catch((cause: unknown) => {
    throw errorCode(cause) === 'EACCES'
      ? new DatabaseStartError(
          `The database in ${data} belongs to another user; start the shop as that user.`,
        )
      : new DatabaseStartError(
          `The folder ${data} is no complete PostgreSQL cluster; it was left as it is.`,
          {
            cause,
          },
        );
  });
  if (version.trim() !== majorVersion) {
    throw new DatabaseStartError(
      `The database in ${data} was made by PostgreSQL ${version.trim()}, this is ${majorVersion}; ` +
        'it was left as it is and needs a dump by the old version.',
    );
  }
}

export async function readPassword({ password }: ClusterFolder): Promise<string> {
  try {
    return (await readFile(password, 'utf8')).trim();
  } catch (cause) {
    const reason = errorCode(cause) === 'EACCES' ? 'it belongs to another user' : 'it is missing or damaged';
    throw new DatabaseStartError(`The password ${password} of the database cannot be read: ${reason}.`, {
      cause,
    });
  }
}

/** Patient, because a program whose parent was killed may still be writing into the folder. */
export async function removeFolder(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
}
