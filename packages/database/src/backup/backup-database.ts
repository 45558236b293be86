import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import pg from 'pg';
import { copyOut } from './copy.ts';
import { type BackedUpTable, listTables } from './tables.ts';

export interface BackupManifest {
  readonly format: 1;
  readonly madeAt: string;
  /** Which migrations the tables come from. */
  readonly migrations: readonly {
    readonly module: string;
    readonly name: string;
    readonly checksum: string;
  }[];
  readonly tables: readonly (BackedUpTable & { readonly file: string })[];
  readonly sequences: readonly { readonly name: string; readonly value: string }[];
}

export const manifestFile = 'database.json';

/** All tables as they are at one moment, each in a file; the shop may go on meanwhile. */
export async function backupDatabase(url: string, folder: string): Promise<BackupManifest> {
  await mkdir(path.join(folder, 'tables'), { recursive: true });
  const client = new pg.Client({ connectionString: url, application_name: 'bowline backup' });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rows: migrations } = await client.query<BackupManifest['migrations'][number]>(
      'select module, name, checksum from schema_migration order by module, name',
    );
    const { rows: sequences } = await client.query<BackupManifest['sequences'][number]>(
      `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
       from pg_sequences where last_value is not null order by 1`,
    );
    const tables: BackupManifest['tables'][number][] = [];
    for (const [index, table] of (await listTables(client)).entries()) {
      const file = `tables/${String(index + 1).padStart(3, '0')}-${table.name.replaceAll(/[^\w.]/g, '')}.copy.zst`;
      await writeTable(client, table, path.join(folder, file));
      tables.push({ ...table, file });
    }
    const manifest: BackupManifest = {
      format: 1,
      madeAt: new Date().toISOString(),
      migrations,
      tables,
      sequences,
    };
    // Last: a backup that was broken off has none.
    await writeFile(path.join(folder, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`, {
      mode: 0o600,
    });
    return manifest;
  } finally {
    await client.end();
  }
}

async function writeTable(client: pg.Client, { name, columns }: BackedUpTable, file: string): Promise<void> {
  const packing = createZstdCompress();
  const written = packing.pipe(createWriteStream(file, { mode: 0o600, flags: 'wx' }));
  const isWritten = finished(written);
  await Promise.race([
    copyOut(client, `copy ${name} (${columns.join(', ')}) to stdout`, packing),
    // Else a full disk would leave the copy waiting for ever.
    isWritten.then(() => new Promise<never>(() => {})),
  ]);
  packing.end();
  await isWritten;
}
