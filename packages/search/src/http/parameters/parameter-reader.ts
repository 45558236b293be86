import { badRequest } from '../../service/api-error.ts';
import type { SearchLimits } from '../limits.ts';
import type { JsonObject } from '../request-body.ts';

/** Reads parameters that come as JSON or, in a query string, as texts. An absent or null one is undefined. */
export interface ParameterReader {
  has(name: string): boolean;
  raw(name: string): unknown;
  /** Of at most so many bytes, where they are given. */
  text(name: string, mostBytes?: number): string | undefined;
  integer(name: string, most?: number): number | undefined;
  boolean(name: string): boolean | undefined;
  /** Each name once. */
  list(name: string): readonly string[] | undefined;
  oneOf<const Value extends string>(name: string, values: readonly Value[]): Value | undefined;
}

const largestInteger = '9223372036854775807';

export function createParameterReader(
  parameters: JsonObject,
  { listedNames, nameLength }: Pick<SearchLimits, 'listedNames' | 'nameLength'>,
): ParameterReader {
  const raw = (name: string): unknown =>
    Object.hasOwn(parameters, name) ? (parameters[name] ?? undefined) : undefined;
  const invalid = (name: string, expected: string) =>
    badRequest(`Invalid value for "${name}" parameter, expected ${expected}`);

  return {
    has: (name) => raw(name) !== undefined,
    raw,
    text(name, mostBytes = Infinity) {
      const value = raw(name);
      if (value === undefined) return value;
      if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
        throw invalid(name, 'string');
      const text = String(value);
      if (Buffer.byteLength(text) > mostBytes) throw invalid(name, `string shorter than ${mostBytes} bytes`);
      return text;
    },
    integer(name, most) {
      const value = raw(name);
      if (value === undefined) return undefined;
      const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
      const range = `integer between 0 and ${most ?? largestInteger}`;
      if (typeof number !== 'number' || !Number.isInteger(number)) throw invalid(name, range);
      if (number < 0) throw badRequest(`Value too small for "${name}" parameter, expected ${range}`);
      if (number > (most ?? Number.MAX_SAFE_INTEGER))
        throw badRequest(`Value too large for "${name}" parameter, expected ${range}`);
      return number;
    },
    boolean(name) {
      const value = raw(name);
      if (value === undefined || typeof value === 'boolean') return value;
      if (value === 'true' || value === 1 || value === '1') return true;
      if (value === 'false' || value === 0 || value === '0') return false;
      throw invalid(name, 'boolean');
    },
    list(name) {
      const value = raw(name);
      if (value === undefined) return undefined;
      const list = typeof value === 'string' ? listFromText(value) : value;
      if (!Array.isArray(list) || !list.every((item) => typeof item === 'string'))
        throw invalid(name, 'array of strings');
      if (list.length > listedNames || list.some(({ length }) => length > nameLength))
        throw invalid(name, `array of at most ${listedNames} strings shorter than ${nameLength} characters`);
      return [...new Set(list)];
    },
    oneOf(name, values) {
      const value = raw(name);
      if (value === undefined) return undefined;
      const found = values.find((candidate) => candidate === value);
      if (found === undefined) throw invalid(name, `one of ${values.join(', ')}`);
      return found;
    },
  };
}

/** `["a","b"]` or `a,b`. */
function listFromText(text: string): unknown {
  if (text.trimStart().startsWith('[')) {
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  }
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
