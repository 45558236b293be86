import { sql, type Transaction } from '@bowline/database';
import type { CommerceTables } from '#tables';
import { importedTables } from './row-batch.ts';

/** Which rows of the imported tables name rows of others of them. */
export interface References {
  /**
   * From here on nobody looks whether they do: PostgreSQL asks of each row by itself, which takes as long as writing it, and of
   * all at once in a fiftieth of that.
   */
  setAside(): Promise<void>;
  /** Asks of all that were written meanwhile. */
  putBack(): Promise<void>;
}

export function createReferences(transaction: Transaction<CommerceTables>): References {
  let waiting: readonly Reference[] = [];
  return {
    async setAside() {
      if (waiting.length > 0) return;
      waiting = await readReferences(transaction);
      await run(waiting.map(({ leave }) => leave));
    },
    async putBack() {
      await run(waiting.map(({ enter }) => enter));
      waiting = [];
    },
  };

  /** One by one: each looks at a whole table, and what takes too long is given up. */
  async function run(statements: readonly string[]): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  }
}

/** The statements that take one away and put it back. */
interface Reference {
  readonly leave: string;
  readonly enter: string;
}

async function readReferences(transaction: Transaction<CommerceTables>): Promise<readonly Reference[]> {
  const tables = sql.val([...importedTables]);
  const { rows } = await sql<Reference>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as leave,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as enter
    from pg_constraint
    where contype = 'f' and conrelid = any (${tables}::regclass[]) and confrelid = any (${tables}::regclass[])
    order by oid`.execute(transaction);
  return rows;
}
