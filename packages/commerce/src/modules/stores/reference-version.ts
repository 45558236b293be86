import { type Kysely, sql } from '@bowline/database';
import type { CommerceDatabase } from '#tables';

/** Tells whether categories, attributes and exchange rates are still those that were read before. */
export interface ReferenceVersion {
  current(): Promise<number>;
}

export interface ReferenceVersionOptions {
  /** How long a process may go on with what it knows; the number is asked for at most this often. */
  readonly maxAgeMs: number;
  readonly nowMs: () => number;
}

export function createReferenceVersion(
  database: CommerceDatabase,
  { maxAgeMs, nowMs }: ReferenceVersionOptions,
): ReferenceVersion {
  let asked: { readonly at: number; readonly version: Promise<number> } | undefined;

  return {
    current() {
      const now = nowMs();
      if (!asked || now - asked.at >= maxAgeMs) {
        const version = readVersion(database);
        const question = { at: now, version };
        asked = question;
        // A failed question must not be remembered as the answer.
        version.catch(() => {
          if (asked === question) asked = undefined;
        });
      }
      return asked.version;
    },
  };
}

async function readVersion(database: CommerceDatabase): Promise<number> {
  const result = await sql<{ version: number }>`select version from reference_data_version`.execute(
    database.kysely,
  );
  const row = result.rows[0];
  if (!row) throw new Error('The table reference_data_version is empty');
  return row.version;
}

/** Call it in the transaction that changes categories, attributes or exchange rates. */
export async function raiseReferenceVersion<Tables>(transaction: Kysely<Tables>): Promise<void> {
  await sql`update reference_data_version set version = version + 1`.execute(transaction);
}

/** Loads a value per key and keeps it until the version changes; callers at the same time share one load. */
export function keptPerVersion<Key, Value>(version: ReferenceVersion, load: (key: Key) => Promise<Value>) {
  const kept = new Map<Key, { readonly version: number; readonly value: Promise<Value> }>();

  return async (key: Key): Promise<Value> => {
    const current = await version.current();
    const known = kept.get(key);
    if (known?.version === current) return known.value;
    const entry = { version: current, value: load(key) };
    kept.set(key, entry);
    entry.value.catch(() => {
      if (kept.get(key) === entry) kept.delete(key);
    });
    return entry.value;
  };
}
