import { isObject } from './attribute-paths.ts';
import type { SharedFields } from './building/shared-fields.ts';
import type { SearchRecord } from './model.ts';

/** Attributes beyond so many share the last line of a record. */
const mostLines = 256;
const overflow = 'overflow';

/** What was written of one record: an empty line, or none, where it has no such attribute. */
export interface WrittenLines {
  readonly length: number;
  at(line: number): string | undefined;
}

/** A record put into lines. */
export interface WrittenRecord {
  /** By line, as JSON. */
  readonly texts: readonly (string | undefined)[];
  /** By line what is its own; what is shared is only there as JSON. */
  readonly values: readonly unknown[];
  /** What has no line of its own. */
  readonly others: Readonly<Record<string, unknown>> | undefined;
}

/**
 * A record as lines of JSON, one per attribute of the index, empty where the record has none. The names are kept once for
 * all records, and an attribute can be read without parsing the others.
 */
export class AttributeLines {
  readonly names: string[];
  private readonly lines: Map<string, number>;

  constructor(names: readonly string[]) {
    this.names = [...names];
    this.lines = new Map(names.map((name, line) => [name, line]));
  }

  /** Which line is whose. */
  get places(): ReadonlyMap<string, number> {
    return this.lines;
  }

  /** Takes note of attributes not seen before. Where the record has none, the lists have a hole; what it says itself counts. */
  write(record: SearchRecord, shared: readonly SharedFields[] = []): WrittenRecord {
    const texts = new Array<string | undefined>(this.names.length);
    const values = new Array<unknown>(this.names.length);
    let length = 0;
    let others: Record<string, unknown> | undefined;
    const note = (name: string, text: string, value: unknown): void => {
      const line = this.lineFor(name);
      if (line !== undefined) {
        texts[line] = text;
        values[line] = value;
        if (line >= length) length = line + 1;
      } else {
        others ??= {};
        setOwn(others, name, value ?? JSON.parse(text));
      }
    };
    for (const fields of shared) {
      for (let index = 0; index < fields.names.length; index++) {
        const text = fields.written[index] as string;
        note(fields.names[index] as string, text, undefined);
      }
    }
    for (const name of Object.keys(record)) {
      const text = writtenJson(record[name]);
      if (text !== undefined) note(name, text, record[name]);
    }
    texts.length = length;
    if (others) texts[mostLines] = JSON.stringify(others);
    return { texts, values, others };
  }

  read(lines: WrittenLines): SearchRecord {
    const record: Record<string, unknown> = {};
    for (let line = 0; line < lines.length; line++) {
      const json = lines.at(line);
      if (!json) continue;
      if (line === mostLines) Object.assign(record, parse(json));
      else setOwn(record, this.names[line] ?? overflow, parse(json));
    }
    return record as SearchRecord;
  }

  /** Only the attributes named, as far as the record has them. */
  readSome(lines: WrittenLines, names: Iterable<string>): SearchRecord {
    const record: Record<string, unknown> = {};
    for (const name of names) {
      const line = this.lines.get(name);
      const json = line === undefined ? undefined : lines.at(line);
      if (json) setOwn(record, name, parse(json));
      else if (line === undefined) copyOwn(record, name, parse(lines.at(mostLines) || '{}'));
    }
    return record as SearchRecord;
  }

  private lineFor(name: string): number | undefined {
    const known = this.lines.get(name);
    if (known !== undefined || this.names.length >= mostLines) return known;
    this.lines.set(name, this.names.length);
    return this.names.push(name) - 1;
  }
}

/** As JSON.stringify writes it; most values are short strings and lists of them, which cost less so. */
export function writtenJson(value: unknown): string | undefined {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null';
  if (!Array.isArray(value)) return JSON.stringify(value);
  let json = '';
  for (const element of value as readonly unknown[]) {
    if (typeof element !== 'string') return JSON.stringify(value);
    json += json === '' ? quoted(element) : `,${quoted(element)}`;
  }
  return `[${json}]`;
}

/** Longer ones are left to JSON.stringify, which looks at many letters at once. */
const longestLookedAt = 48;

function quoted(text: string): string {
  if (text.length > longestLookedAt) return JSON.stringify(text);
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const isPlain = code >= 0x20 && code !== 0x22 && code !== 0x5c && (code < 0xd800 || code > 0xdfff);
    if (!isPlain) return JSON.stringify(text);
  }
  return `"${text}"`;
}

/** Most values are plain strings, which need no parser. */
function parse(json: string): unknown {
  return json.charCodeAt(0) === 34 && !json.includes('\\') ? json.slice(1, -1) : JSON.parse(json);
}

/** Like an object literal, and unlike an assignment, also for "__proto__". */
function setOwn(record: Record<string, unknown>, name: string, value: unknown): void {
  if (name === '__proto__') {
    Object.defineProperty(record, name, { value, enumerable: true, configurable: true, writable: true });
  } else record[name] = value;
}

function copyOwn(record: Record<string, unknown>, name: string, others: unknown): void {
  if (isObject(others) && Object.hasOwn(others, name)) setOwn(record, name, others[name]);
}
