import { isObject } from './attribute-paths.ts';
import type { SearchRecord } from './model.ts';

/** Attributes beyond so many share the last line of a record. */
const mostLines = 256;
const overflow = 'overflow';

/** What was written of one record: an empty line, or none, where it has no such attribute. */
export interface WrittenLines {
  readonly length: number;
  at(line: number): string | undefined;
}

/** A record put into lines, until the next one is: lists by line, undefined where the record has none. */
export interface WrittenRecord {
  /** How many lines it takes. */
  readonly length: number;
  /** As JSON. */
  readonly texts: readonly (string | undefined)[];
  /** What has no line of its own. */
  readonly others: Readonly<Record<string, unknown>> | undefined;
  /** What a line says. */
  valueAt(line: number): unknown;
}

/**
 * A record as lines of JSON, one per attribute of the index, empty where the record has none. The names are kept once for
 * all records, and an attribute can be read without parsing the others.
 */
export class AttributeLines {
  readonly names: string[];
  private readonly lines: Map<string, number>;
  private readonly written = new LatestRecord();

  constructor(names: readonly string[]) {
    this.names = [...names];
    this.lines = new Map(names.map((name, line) => [name, line]));
  }

  /** Takes note of attributes not seen before. */
  write(record: SearchRecord): WrittenRecord {
    const { written } = this;
    written.clear();
    for (const name of Object.keys(record)) {
      const value = record[name];
      const text = writtenJson(value);
      if (text === undefined) continue;
      const line = this.lineFor(name);
      if (line === undefined) written.noteOther(name, value);
      else written.note(line, text, value);
    }
    written.finish();
    return written;
  }

  read(lines: WrittenLines): SearchRecord {
    const record: Record<string, unknown> = {};
    for (let line = 0; line < lines.length; line++) {
      const json = lines.at(line);
      if (!json) continue;
      if (line === mostLines) Object.assign(record, parsedJson(json));
      else setOwn(record, this.names[line] ?? overflow, parsedJson(json));
    }
    return record as SearchRecord;
  }

  /** Only the attributes named, as far as the record has them. */
  readSome(lines: WrittenLines, names: Iterable<string>): SearchRecord {
    const record: Record<string, unknown> = {};
    for (const name of names) {
      const line = this.lines.get(name);
      const json = line === undefined ? undefined : lines.at(line);
      if (json) setOwn(record, name, parsedJson(json));
      else if (line === undefined) copyOwn(record, name, parsedJson(lines.at(mostLines) || '{}'));
    }
    return record as SearchRecord;
  }

  /** Undefined where there are too many. */
  lineFor(name: string): number | undefined {
    const known = this.lines.get(name);
    if (known !== undefined || this.names.length >= mostLines) return known;
    this.lines.set(name, this.names.length);
    return this.names.push(name) - 1;
  }
}

/** Lists for one record after the other, of which there are too many for lists of their own. */
class LatestRecord implements WrittenRecord {
  length = 0;
  others: Record<string, unknown> | undefined;
  readonly texts: (string | undefined)[] = [];
  private readonly values: unknown[] = [];

  clear(): void {
    this.texts.fill(undefined, 0, this.length);
    this.length = 0;
    this.others = undefined;
  }

  note(line: number, text: string, value: unknown): void {
    while (this.texts.length <= line) {
      this.texts.push(undefined);
      this.values.push(undefined);
    }
    this.texts[line] = text;
    this.values[line] = value;
    if (line >= this.length) this.length = line + 1;
  }

  noteOther(name: string, value: unknown): void {
    this.others ??= {};
    setOwn(this.others, name, value);
  }

  finish(): void {
    if (this.others) this.note(mostLines, JSON.stringify(this.others), this.others);
  }

  valueAt(line: number): unknown {
    return this.values[line];
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
export function parsedJson(json: string): unknown {
  return json.charCodeAt(0) === 34 && !json.includes('\\') ? json.slice(1, -1) : JSON.parse(json);
}

/** Like an object literal, and unlike an assignment, also for "__proto__". */
export function setOwn(record: Record<string, unknown>, name: string, value: unknown): void {
  if (name === '__proto__') {
    Object.defineProperty(record, name, { value, enumerable: true, configurable: true, writable: true });
  } else record[name] = value;
}

function copyOwn(record: Record<string, unknown>, name: string, others: unknown): void {
  if (isObject(others) && Object.hasOwn(others, name)) setOwn(record, name, others[name]);
}
