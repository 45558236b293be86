import { defineConfig } from 'vitest/config';
import { SlowestLast } from './slowest-last.ts';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: ['./shop/global-setup.ts'],
    pool: 'forks',
    // Two visitors at a time keep two cores busy: each of them mostly waits for the shop, the browser or the database.
    maxWorkers: 2,
    isolate: false,
    sequence: { sequencer: SlowestLast },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
