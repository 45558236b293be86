import type { ColumnType } from 'kysely';
import pg from 'pg';

const int4Array = 1007;
/** A day or a moment that statements cast to text: the driver's own reading depends on the time zone of the machine. */
export type ReadAsText = ColumnType<string, string, string>;

const int8 = 20;
const int8Array = 1016;

export function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(`The database returned ${text}, which is too large for an exact number.`);
  }
  return value;
}

const parseArrayOfTexts: (text: string) => (string | null)[] = pg.types.getTypeParser(int8Array as number);

function parseInt8Array(text: string): (number | null)[] {
  return parseArrayOfTexts(text).map((item) => (item === null ? null : parseInt8(item)));
}

const parseAnyInt4Array: (text: string) => unknown = pg.types.getTypeParser(int4Array as number);

/** But for its brackets such an array is JSON, also one of arrays, which is read several times as fast. */
function parseInt4Array(text: string): unknown {
  // Anything else begins with bounds that do not start at 1.
  if (!text.startsWith('{')) return parseAnyInt4Array(text);
  return JSON.parse(text.replaceAll('{', '[').replaceAll('}', ']').replaceAll('NULL', 'null'));
}

/**
 * The driver's own parsers, except that int8 (counts, sums, identities) arrives as an exact number.
 * numeric stays a string, because a double cannot hold it.
 */
export const columnParsers: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (format !== 'binary') {
      if (oid === int4Array) return parseInt4Array;
      if (oid === int8) return parseInt8;
      if (oid === int8Array) return parseInt8Array;
    }
    return pg.types.getTypeParser(oid, format);
  },
};
