import type { Transaction } from '@bowline/database';
import type { CommerceTables } from '#tables';

export const sheetKinds = ['prices', 'stock', 'texts'] as const;
export type SheetKind = (typeof sheetKinds)[number];
export const isSheetKind = (text: string): text is SheetKind => sheetKinds.some((kind) => kind === text);

export type SheetState = 'waiting' | 'reading' | 'done' | 'failed' | 'canceled';

/** What is wrong with a row, and in which column; words for the code are the desk's. */
export interface SheetProblem {
  readonly row: number;
  readonly column: string | null;
  readonly code: string;
  /** What stood there. */
  readonly value: string;
}

export interface SheetRecord {
  readonly id: number;
  readonly kind: SheetKind;
  readonly fileName: string;
  readonly isTrial: boolean;
  readonly state: SheetState;
  readonly by: string;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
  readonly rowsTotal: number;
  readonly rowsRead: number;
  readonly rowsChanged: number;
  readonly rowsRefused: number;
}

/** A row by the names of its columns. */
export interface NamedRow {
  readonly row: number;
  /** Undefined where the file has no such column. */
  cell(column: string): string | undefined;
}

/** What a batch of rows came to. */
export interface BatchOutcome {
  readonly changed: number;
  readonly problems: readonly SheetProblem[];
}

export interface SheetMoment {
  readonly clock: () => Date;
  readonly timeZone: string;
  /** Who gave the file. */
  readonly by: string;
}

/** How files of one kind are read and written. */
export interface SheetFormat {
  /** Without these there is nothing to read. */
  readonly needed: readonly string[];
  isColumn(name: string): boolean;
  /** What a row is about; a second row about the same thing is refused. */
  keyOf(row: NamedRow): string;
  apply(
    transaction: Transaction<CommerceTables>,
    rows: readonly NamedRow[],
    moment: SheetMoment,
  ): Promise<BatchOutcome>;
}

export const problemIn = (row: NamedRow, column: string | null, code: string): SheetProblem => ({
  row: row.row,
  column,
  code,
  value: (column ? (row.cell(column) ?? '') : '').slice(0, 200),
});
