import type { MigrationSet } from '@bowline/database';

export const contentMigrations: readonly MigrationSet[] = [
  { module: 'content', folder: new URL('./migrations/', import.meta.url) },
];
