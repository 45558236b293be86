import type { MigrationFile } from './migration-files.ts';

/** The migrations cannot be applied; the message is one sentence that names the module and the file. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/** Names the file and, where PostgreSQL tells it, line and column of the mistake. */
export function describeMigrationFailure(file: MigrationFile, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const position = error instanceof Error && 'position' in error ? Number(error.position) : Number.NaN;
  const detail = error instanceof Error && 'detail' in error && error.detail ? ` (${error.detail})` : '';
  const place = Number.isInteger(position) ? ` at ${lineAndColumn(file.sql, position)}` : '';
  return `The migration ${file.module}/${file.name} failed${place} and was undone: ${message}${detail}`;
}

/** PostgreSQL counts characters from one, and a character outside the basic plane is one to it but two to JavaScript. */
function lineAndColumn(sql: string, position: number): string {
  const before = [...sql].slice(0, position - 1);
  const line = before.filter((character) => character === '\n').length + 1;
  const column = before.length - before.lastIndexOf('\n');
  return `line ${line}, column ${column}`;
}
