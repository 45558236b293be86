import type { MigrationSet } from '@bowline/database';
import { mailMigrations } from '@bowline/mail';
import type { ModuleMigrations } from './module.ts';
import { modules } from './modules.ts';

const sets: readonly (ModuleMigrations & { readonly owner: string })[] = modules.flatMap(
  ({ name, migrations = [] }) => migrations.map((set) => ({ owner: name, ...set })),
);

/** In the order the tables refer to one another. */
export const commerceMigrations: readonly MigrationSet[] = [
  // What the shop writes to people is posted in the transaction that causes it.
  ...mailMigrations,
  ...modules.flatMap(({ name }) => [
    ...sets.filter(({ owner, after }) => owner === name && after === undefined),
    ...sets.filter(({ after }) => after === name),
  ]),
];
