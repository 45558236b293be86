import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,apps,scripts}/**/*.test.ts', '{packages,apps}/**/*.test.tsx'],
    exclude: ['**/node_modules/**', '**/build/**', 'var/**'],
    globalSetup: ['./packages/database/src/testing/global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: 'forks',
  },
});
