import type pg from 'pg';

export interface BackedUpTable {
  /** With its schema, both in quotes. */
  readonly name: string;
  /** In quotes; without those that PostgreSQL computes. */
  readonly columns: readonly string[];
}

/** What a migrated database writes by itself, and a restored one has already. */
const ownHistory = ['schema_migration', 'migrations'];

/** Every table with rows of its own. */
export async function listTables(client: pg.ClientBase): Promise<BackedUpTable[]> {
  const { rows } = await client.query<BackedUpTable>(
    `select format('%I.%I', namespace.nspname, relation.relname) as name,
       array(select format('%I', attname) from pg_attribute
             where attrelid = relation.oid and attnum > 0 and not attisdropped and attgenerated = ''
             order by attnum) as columns
     from pg_class relation
     join pg_namespace namespace on namespace.oid = relation.relnamespace
     where relation.relkind = 'r' and relation.relpersistence = 'p'
       and namespace.nspname <> 'information_schema' and namespace.nspname not like 'pg\\_%'
       and not relation.relname = any ($1)
     order by 1`,
    [ownHistory],
  );
  return rows;
}

export interface Reference {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** Which rows must have another row: some go in circles, so no order of the tables suits them all. */
export async function listReferences(client: pg.ClientBase): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `select conrelid::regclass::text as "table", format('%I', conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conparentid = 0 order by 1, 2`,
  );
  return rows;
}
