import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,apps,scripts,bench}/**/*.test.ts', '{packages,apps}/**/*.test.tsx'],
    exclude: ['**/node_modules/**', '**/build/**', 'var/**'],
    globalSetup: ['./packages/database/src/testing/global-setup.ts'],
    setupFiles: ['./scripts/testing/fixed-seed.ts'],
    // One for each core; vitest would leave one idle.
    maxWorkers: '100%',
    // Nothing happens on import, so files can share the modules of a worker: half the processor time of fresh ones.
    isolate: false,
    // Limits end what hangs; they say nothing about speed, and a busy machine must not fail a test.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    pool: 'forks',
    // As the shop itself runs, and why: scripts/serve/shop.ts.
    execArgv: ['--no-wasm-code-gc'],
  },
});
