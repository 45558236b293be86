import { setImmediate } from 'node:timers/promises';
import type { CommerceDatabase } from '#tables';
import type { BatchOutcome, NamedRow, SheetFormat, SheetKind, SheetMoment, SheetProblem } from './model.ts';
import { rowsOf, type SheetRow, sheetLimits } from './parse-sheet.ts';
import { priceSheet } from './price-sheet.ts';
import * as sheets from './repository.ts';
import { sortInTurns } from './sort-in-turns.ts';
import { stockSheet } from './stock-sheet.ts';
import { textSheet } from './text-sheet.ts';

const formats: Readonly<Record<SheetKind, SheetFormat>> = {
  prices: priceSheet,
  stock: stockSheet,
  texts: textSheet,
};

/** What one transaction does: so few that whoever buys meanwhile does not wait for it. */
const rowsPerBatch = 250;
/** Looked at in one go. */
const rowsInOneGo = 500;

export interface SheetServices {
  readonly database: CommerceDatabase;
  readonly clock: () => Date;
  readonly timeZone: string;
}

/** Rules 10 to 14: goes on where it was, so that it may be ended and begun again at any time. */
export async function readSheet(
  services: SheetServices,
  sheetId: number,
  signal: AbortSignal,
): Promise<void> {
  const { database } = services;
  const sheet = await sheets.startReading(database, sheetId);
  if (!sheet) return;
  const format = formats[sheet.kind];
  const parsed = await parse(sheet.content, format);
  if ('problems' in parsed) {
    await sheets.failReading(database, sheetId, parsed.problems, services.clock());
    return;
  }
  const { rows, repeated } = parsed;
  const moment = { ...services, by: sheet.by };
  await sheets.setTotal(database, sheetId, rows.length);
  for (let at = sheet.rowsRead; at < rows.length; at += rowsPerBatch) {
    if (signal.aborted) throw new Error('The worker stops; the file is read on later.');
    const batch = rows.slice(at, at + rowsPerBatch);
    const isOn = await readBatch(database, { sheet, format, batch, repeated, at, moment });
    if (!isOn) return;
    await setImmediate();
  }
  await sheets.finishReading(database, sheetId, services.clock());
}

interface Batch {
  readonly sheet: sheets.SheetToRead;
  readonly format: SheetFormat;
  readonly batch: readonly NamedRow[];
  readonly repeated: ReadonlySet<number>;
  readonly at: number;
  readonly moment: SheetMoment;
}

/** Ends a transaction that was only a trial; never leaves this file. */
class Trial extends Error {
  readonly outcome: BatchOutcome;
  constructor(outcome: BatchOutcome) {
    super('trial');
    this.outcome = outcome;
  }
}

/** What it changes and how far it got is written together. False when somebody has canceled it. */
async function readBatch(database: CommerceDatabase, batch: Batch): Promise<boolean> {
  const { sheet, format, batch: rows, repeated, at, moment } = batch;
  const first = rows.filter(({ row }) => !repeated.has(row));
  const twice = rows
    .filter(({ row }) => repeated.has(row))
    .map(({ row }): SheetProblem => ({ row, column: null, code: 'row-repeated', value: '' }));
  const progress = (outcome: BatchOutcome) => ({
    rowsRead: at + rows.length,
    changed: outcome.changed,
    problems: [...outcome.problems, ...twice].toSorted((a, b) => a.row - b.row),
  });
  if (!sheet.isTrial) {
    return database.transaction(async (transaction) => {
      const outcome = await format.apply(transaction, first, moment);
      return sheets.addProgress(transaction, sheet.id, progress(outcome));
    });
  }
  const outcome = await database
    .transaction(async (transaction): Promise<BatchOutcome> => {
      throw new Trial(await format.apply(transaction, first, moment));
    })
    .catch((error: unknown) => {
      if (error instanceof Trial) return error.outcome;
      throw error;
    });
  return database.transaction((transaction) => sheets.addProgress(transaction, sheet.id, progress(outcome)));
}

type Parsed =
  | { readonly rows: readonly NamedRow[]; readonly repeated: ReadonlySet<number> }
  | { readonly problems: readonly SheetProblem[] };

/** The same for the same file, however often it is read. */
async function parse(content: string, format: SheetFormat): Promise<Parsed> {
  const [header, ...rest] = await parseRows(content);
  const names = (header?.cells ?? []).map((name) => name.trim());
  const problem = (column: string | null, code: string): Parsed => ({
    problems: [{ row: 1, column, code, value: '' }],
  });
  const missing = format.needed.find((name) => !names.includes(name));
  if (missing !== undefined) return problem(missing, 'column-missing');
  const unknown = names.find((name, index) => !format.isColumn(name) || names.indexOf(name) !== index);
  if (unknown !== undefined) return problem(unknown.slice(0, 100), 'column-not-known');
  if (rest.length === 0) return problem(null, 'sheet-empty');
  if (rest.length > sheetLimits.rows) return problem(null, 'sheet-too-long');
  const places = new Map(names.map((name, index) => [name, index]));
  const rows = rest.map(({ row, cells }): NamedRow => {
    const cell = (column: string) => {
      const place = places.get(column);
      return place === undefined ? undefined : (cells[place] ?? '').slice(0, sheetLimits.cell);
    };
    return { row, cell };
  });
  return inOrder(rows, format);
}

interface KeyedRow {
  readonly row: NamedRow;
  readonly key: string;
}

const byKey = (a: KeyedRow, b: KeyedRow): number => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0);

/** Variants of one product, whose skus begin alike, come into one batch: all that hangs on the product is then worked out once. */
async function inOrder(rows: readonly NamedRow[], { keyOf }: SheetFormat): Promise<Parsed> {
  const seen = new Set<string>();
  const repeated = new Set<number>();
  const keyed: KeyedRow[] = [];
  for (const row of rows) {
    const key = keyOf(row);
    if (seen.has(key)) repeated.add(row.row);
    seen.add(key);
    keyed.push({ row, key });
    if (keyed.length % rowsInOneGo === 0) await setImmediate();
  }
  const sorted = await sortInTurns(keyed, byKey, rowsInOneGo);
  return { rows: sorted.map(({ row }) => row), repeated };
}

async function parseRows(content: string): Promise<readonly SheetRow[]> {
  const rows: SheetRow[] = [];
  for (const row of rowsOf(content)) {
    rows.push(row);
    if (rows.length > sheetLimits.rows + 1) break;
    if (rows.length % rowsInOneGo === 0) await setImmediate();
  }
  return rows;
}
