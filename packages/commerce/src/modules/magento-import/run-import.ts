import { setTimeout as wait } from 'node:timers/promises';
import { keepPicture, type PictureMaker, type PictureShelf } from '#goods';
import type { CommerceDatabase } from '#tables';
import { readKnown } from './known-records.ts';
import { kindsOf } from './model.ts';
import * as imports from './repository.ts';
import { settlePage } from './settle-page.ts';
import type { Magento, OpenMagento } from './source/magento.ts';
import { SourceFault } from './source/source-fault.ts';
import { readTable, type TableName, type TableRow } from './source/table-files.ts';
import { fileOfPicture } from './stages/pictures.ts';
import type { Preparing, Tables } from './stages/stage.ts';
import { stages } from './stages/stages.ts';

export interface ImportServices {
  readonly database: CommerceDatabase;
  readonly clock: () => Date;
  readonly timeZone: string;
  readonly openMagento: OpenMagento;
  /** Without it pictures are left out. */
  readonly pictures: { readonly maker: PictureMaker; readonly shelf: PictureShelf } | null;
  /** Null for what cannot be opened any more. */
  openToken(sealed: Buffer | null): string | null;
}

/** Goes on where it was, so that it may be ended and begun again at any time (rule 3). */
export async function runImport(
  services: ImportServices,
  importId: number,
  signal: AbortSignal,
): Promise<void> {
  const { database, clock } = services;
  const reading = await imports.startReading(database, importId, clock());
  if (!reading) return;
  try {
    const token = services.openToken(reading.sealedToken);
    if (token === null) throw new SourceFault('token-missing');
    const tables = await readTables(database, importId);
    const source = await services.openMagento({ url: reading.sourceUrl, token, signal });
    const isThrough = await readKinds(services, reading, { source, tables }, signal);
    if (isThrough) await imports.endImport(database, importId, 'done', clock());
  } catch (error) {
    if (!(error instanceof SourceFault)) throw error;
    await imports.stopImport(database, importId, error.code, clock());
  }
}

/** How often somebody waits whose pictures nobody has time for. */
const mostTries = 5;
const pauseMs = 2_000;

function preparingFor(
  { database, pictures }: ImportServices,
  { id, isTrial, sourceUrl }: imports.ImportToRead,
  source: Magento,
  signal: AbortSignal,
): Preparing {
  return {
    isTrial,
    known: (kind, ids) =>
      database.transaction(async (transaction) => {
        const names = ids.map((each) => ({ kind, id: each }));
        const known = await readKnown(transaction, sourceUrl, names);
        return new Set(ids.filter((each) => known.has(`${kind} ${each}`)));
      }),
    async keep(path) {
      if (!pictures) return 'pictures-not-taken';
      const bytes = await source.fetchPicture(path);
      if (typeof bytes === 'string') return bytes;
      const wish = { client: `import ${id}`, fileOf: () => fileOfPicture(sourceUrl, path) };
      for (let tried = 1; ; tried += 1) {
        const kept = await keepPicture(pictures, bytes, wish);
        if (kept.ok) return null;
        if (kept.refusal.code !== 'busy' || tried === mostTries) return kept.refusal.code;
        await wait(pauseMs, undefined, { signal });
      }
    },
  };
}

async function readTables(database: CommerceDatabase, importId: number): Promise<Tables> {
  const rows = new Map<TableName, readonly TableRow[]>();
  for (const { table, content } of await imports.readFiles(database, importId)) {
    rows.set(table, await readTable(table, content));
  }
  return (name) => rows.get(name) ?? [];
}

/** False when somebody has canceled it, or another worker has gone on with it. */
async function readKinds(
  services: ImportServices,
  reading: imports.ImportToRead,
  { source, tables }: { readonly source: Magento; readonly tables: Tables },
  signal: AbortSignal,
): Promise<boolean> {
  const { database, clock, timeZone } = services;
  const preparing = preparingFor(services, reading, source, signal);
  const kinds = kindsOf(reading.groups);
  const facts = { source: source.facts, vatBasisPoints: reading.vatBasisPoints };
  let place: imports.Place = { stage: reading.stage, position: reading.position };
  const first = reading.stage === null ? -1 : kinds.indexOf(reading.stage);
  for (const [index, kind] of kinds.entries()) {
    if (index < first) continue;
    const stage = stages[kind];
    const read = stage.open(source, tables, preparing);
    for (let at: number | null = index === first ? reading.position : 0; at !== null; ) {
      if (signal.aborted) throw new Error('The worker stops; the import goes on later.');
      const page = await read(at);
      const next = kinds[index + 1];
      const to: imports.Place =
        page.next === null
          ? { stage: next ?? kind, position: next ? 0 : at }
          : { stage: kind, position: page.next };
      const settling = { database, reading, stage, page, from: place, to, facts, now: clock(), timeZone };
      if (!(await settlePage(settling))) return false;
      place = to;
      at = page.next;
    }
  }
  return true;
}
