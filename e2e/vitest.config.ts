import { defineConfig } from 'vitest/config';
import { patience } from './patience.ts';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: ['./shop/global-setup.ts'],
    pool: 'forks',
    // Two visitors at a time keep two cores busy: each has a browser, the shop and the database at work beside the test itself. A
    // third would finish nothing sooner, and let everybody wait longer.
    maxWorkers: 2,
    isolate: false,
    // A browser, a shop and a database share a machine that may be busy with anything: one more try, and `npm test` names
    // what needed it. What fails twice has failed.
    retry: 1,
    testTimeout: patience.test,
    hookTimeout: patience.test,
    // A poll would give up after a second.
    expect: { poll: { timeout: patience.step, interval: 50 } },
  },
});
