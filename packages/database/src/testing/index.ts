// Fresh, migrated databases for tests, cut from a template on one PostgreSQL server that all test files share.
// It is for vitest only: global-setup.ts must be in its configuration, and nothing here may be used by the shop itself.
export {
  createTestDatabase,
  type TestDatabase,
  type TestDatabaseOptions,
} from './create-test-database.ts';
export type { Fixture } from './template.ts';
