import { randomBytes } from 'node:crypto';
import { chown, mkdir, mkdtemp, open, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseStartError } from '../database-start-error.ts';
import type { Binaries } from './binaries.ts';
import { type ClusterFolder, removeFolder, superuser } from './cluster-folder.ts';
import { runCommand } from './run-command.ts';
import { describeServerFailure } from './server-failure.ts';
import type { ServerIdentity } from './server-identity.ts';
import type { Durability } from './server-settings.ts';

const unfinished = 'unfinished-';

/** Makes the cluster under another name and renames it when it is whole. The caller holds the change lock. */
export async function initialiseCluster(
  folder: ClusterFolder,
  binaries: Binaries,
  identity: ServerIdentity,
  durability: Durability,
): Promise<void> {
  await removeUnfinished(folder);
  const draft = await mkdtemp(join(folder.root, unfinished));
  try {
    const data = join(draft, 'data');
    const password = join(draft, 'password');
    await mkdir(data, { mode: 0o700 });
    await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600 });
    for (const path of identity.owner ? [password, data, draft] : []) {
      await chown(path, identity.owner?.uid ?? 0, identity.owner?.gid ?? 0);
    }
    const { succeeded, output } = await runCommand(
      identity.command(binaries.initdb, initdbArguments(data, password, durability)),
    );
    if (!succeeded) throw new DatabaseStartError(describeServerFailure(output, folder.root));
    await rename(draft, folder.cluster);
    if (durability === 'full') await syncFolder(folder.root);
  } catch (error) {
    await removeFolder(draft);
    throw error;
  }
}

function initdbArguments(data: string, password: string, durability: Durability): string[] {
  return [
    `--pgdata=${data}`,
    `--username=${superuser}`,
    `--pwfile=${password}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // Sorting must not depend on what the machine has installed.
    '--locale-provider=builtin',
    '--locale=C',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(durability === 'full' ? [] : ['--no-sync']),
  ];
}

async function removeUnfinished({ root }: ClusterFolder): Promise<void> {
  const names = (await readdir(root)).filter((name) => name.startsWith(unfinished));
  await Promise.all(names.map((name) => removeFolder(join(root, name))));
}

async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}
