import type { MigrationSet } from '@bowline/database';

const moduleOrder = ['stores', 'stock', 'catalog', 'pricing', 'routing', 'cms'] as const;

/** In the order the tables refer to one another. */
export const commerceMigrations: readonly MigrationSet[] = moduleOrder.map((module) => ({
  module,
  folder: new URL(`./modules/${module}/migrations/`, import.meta.url),
}));
