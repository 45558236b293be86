import { createHash } from 'node:crypto';

/** What a statement may be given; everything else is for the caller to turn into one of these. */
export type Parameter = string | number | boolean | null | readonly number[] | readonly string[];

/** A question with places `$1`, `$2` … for its parameters, which PostgreSQL reads and plans once per connection. */
export interface Statement<Row> {
  readonly name: string;
  readonly text: string;
  /** Only tells the compiler what the rows look like. */
  readonly __row?: Row;
}

/** The text must be the same every time: what varies belongs into parameters, or connections fill up with plans. */
export function statement<Row>(text: string): Statement<Row> {
  return { name: statementName(text), text };
}

/** By which a connection knows a statement it has prepared. */
export function statementName(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 20);
}

/** As PostgreSQL reads parameters in text form. */
export function writeParameter(value: Parameter): string | null {
  if (value === null || typeof value === 'string') return value;
  if (typeof value === 'object') return `{${value.map(writeElement).join(',')}}`;
  return String(value);
}

function writeElement(value: string | number): string {
  return typeof value === 'number' ? String(value) : `"${value.replace(/[\\"]/g, '\\$&')}"`;
}
