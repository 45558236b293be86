import { type Enqueue, enqueue } from '@bowline/database';
import { ok, type Refusal, type Result, refuse } from '@bowline/kit';
import { tidyLine } from '#stores';
import { takeUpload } from '../uploads/uploads.ts';
import { type ExportedRows, exportRows } from './export-sheet.ts';
import { isSheetKind, type SheetProblem, type SheetRecord } from './model.ts';
import type { SheetServices } from './read-sheet.ts';
import * as sheets from './repository.ts';

export interface GoodsJobs {
  /** A list that is imported or tried. */
  'goods.read-sheet': { readonly sheetId: number };
  /** Recurring: rule 14. */
  'goods.forget-old': unknown;
}

export const enqueueGoods: Enqueue<GoodsJobs> = enqueue;

export interface NewSheetWish {
  readonly staff: { readonly id: number; readonly name: string };
  readonly uploadId: number;
  readonly kind: string;
  readonly fileName: string;
  readonly isTrial: boolean;
}

type KindRefusal = Refusal<'sheet-kind-not-known', { readonly kind: string }>;
type NotThere = Refusal<'sheet-not-found', { readonly id: number }>;

export interface SheetsAdmin {
  list(): Promise<readonly SheetRecord[]>;
  find(id: number): Promise<(SheetRecord & { readonly problems: readonly SheetProblem[] }) | null>;
  /** Answers the number of the import, which a worker goes on with. */
  read(
    wish: NewSheetWish,
  ): Promise<
    Result<number, KindRefusal | Refusal<'upload-not-found' | 'file-not-text', Record<never, never>>>
  >;
  /** In earnest what was tried. */
  importTried(id: number, by: string): Promise<Result<number, NotThere>>;
  cancel(id: number): Promise<Result<undefined, NotThere>>;
  rows(kind: string, after: number): Promise<Result<ExportedRows, KindRefusal>>;
}

const mostListed = 30;
const longestName = 200;

export function createSheetsAdmin({ database, clock }: SheetServices): SheetsAdmin {
  return {
    list: () => sheets.listSheets(database, mostListed),
    find: (id) => sheets.findSheet(database, id),
    async read({ staff, uploadId, kind, fileName, isTrial }) {
      if (!isSheetKind(kind)) return refuse('sheet-kind-not-known', { kind });
      return database.transaction(async (transaction) => {
        const bytes = await takeUpload(transaction, staff.id, uploadId);
        if (!bytes) return refuse('upload-not-found', {});
        const content = textOf(bytes);
        if (content === null) return refuse('file-not-text', {});
        const name = tidyLine(fileName).slice(0, longestName);
        const wish = { kind, fileName: name, content, isTrial, by: staff.name, now: clock() };
        const sheetId = await sheets.insertSheet(transaction, wish);
        await enqueueGoods(transaction, 'goods.read-sheet', { sheetId }, { queue: 'goods-sheets' });
        return ok(sheetId);
      });
    },
    async importTried(id, by) {
      return database.transaction(async (transaction) => {
        const tried = await sheets.triedSheet(transaction, id);
        if (!tried) return refuse('sheet-not-found', { id });
        const sheetId = await sheets.insertSheet(transaction, { ...tried, isTrial: false, by, now: clock() });
        await enqueueGoods(transaction, 'goods.read-sheet', { sheetId }, { queue: 'goods-sheets' });
        return ok(sheetId);
      });
    },
    async cancel(id) {
      return (await sheets.cancelReading(database, id, clock())) ? ok() : refuse('sheet-not-found', { id });
    },
    async rows(kind, after) {
      if (!isSheetKind(kind)) return refuse('sheet-kind-not-known', { kind });
      return ok(await exportRows(database.kysely, kind, Math.max(0, after)));
    },
  };
}

/** UTF-8 as programs write it, else the characters of older spreadsheets; null for what is no text. */
export function textOf(bytes: Buffer): string | null {
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
