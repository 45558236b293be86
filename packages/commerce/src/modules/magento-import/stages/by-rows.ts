import type { Page } from '../model.ts';
import type { TableRow } from '../source/table-files.ts';

const rowsPerPage = 100;

/** Pages of what a file has. */
export const byRows =
  (rows: readonly unknown[]) =>
  async (position: number): Promise<Page> => {
    const next = position + rowsPerPage;
    return {
      items: rows.slice(position, next).map((base) => ({ base, views: {} })),
      next: next < rows.length ? next : null,
      total: rows.length,
    };
  };

export const byColumn = (rows: readonly TableRow[], column: string): ReadonlyMap<string, TableRow> =>
  new Map(rows.map((row) => [row[column] ?? '', row]));
