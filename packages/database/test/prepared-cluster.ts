import { execFileSync } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { removeFolder } from '../src/embedded/cluster-folder.ts';
import { startEmbeddedPostgres } from '../src/index.ts';
import { temporaryClusterFolder } from './temporary-folder.ts';

/** Making a cluster is the slow part of a first start; tests of what comes later copy one that a file makes once. */
export function prepareCluster(): () => Promise<string> {
  let original = '';
  beforeAll(async () => {
    original = await mkdtemp(join(tmpdir(), 'bowline-database-'));
    const server = await startEmbeddedPostgres({ folder: original });
    await server.stop();
  });
  afterAll(() => removeFolder(original));

  return async function clusterThatWasUsed() {
    const folder = await temporaryClusterFolder();
    execFileSync('cp', ['-a', join(original, 'cluster'), folder]);
    return folder;
  };
}
