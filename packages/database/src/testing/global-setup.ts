import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { dropFixtures, joinTestCluster } from './test-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server of one's own for the tests; without it they share an embedded one. */
    testServerUrl: string | null;
    /** Another one for every run of the tests. */
    testRun: string;
  }
}

/**
 * Keeps the shared test server alive from the first test that needs it to the end of the run: it is started by that
 * test, not here, because most runs of a single file need no database at all.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL || null;
  project.provide('testServerUrl', url);
  const run = randomBytes(4).toString('hex');
  project.provide('testRun', run);
  return url ? () => dropFixtures(url, run) : joinTestCluster();
}
