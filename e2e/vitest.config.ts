import { defineConfig } from 'vitest/config';
import { SlowestLast } from './slowest-last.ts';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: ['./shop/global-setup.ts'],
    pool: 'forks',
    // A browser, the shop and its database share the machine with the tests.
    maxWorkers: 1,
    sequence: { sequencer: SlowestLast },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
