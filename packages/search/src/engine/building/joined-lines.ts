import type { LineTable } from './line-table.ts';

/** A record has no such attribute. */
export const noEntry = 0xffffffff;
const own = 0x80000000;

/** A line of the segment itself; others are lines that it shares. */
export const ownEntry = (line: number): number => (line | own) >>> 0;

export interface JoinedLines {
  readonly bytes: Uint8Array;
  /** Where each line begins, and one more. */
  readonly starts: Float64Array;
}

/**
 * The lines of a segment: of those that it shares with others what its records have, then its own. The entries become the numbers of these
 * lines, that of an empty line where a record has none.
 */
export function joinLines(entries: Uint32Array, shared: LineTable, table: LineTable): JoinedLines {
  const isUsed = new Uint8Array(shared.count);
  let hasGaps = false;
  for (let index = 0; index < entries.length; index++) {
    const entry = entries[index] as number;
    if (entry < own) isUsed[entry] = 1;
    else if (entry === noEntry) hasGaps = true;
  }
  const emptyLine = hasGaps ? table.numberOf('') : 0;
  const lines = new LineList(shared.count + table.count, shared.bytes.length + table.bytes.length);
  const numbers = new Uint32Array(shared.count);
  for (let line = 0; line < isUsed.length; line++) {
    if (isUsed[line] === 0) continue;
    numbers[line] = lines.count;
    const from = line;
    while (isUsed[line + 1] === 1) numbers[++line] = lines.count + line - from;
    lines.add(shared, from, line + 1);
  }
  const ownLines = lines.count;
  lines.add(table, 0, table.count);
  for (let index = 0; index < entries.length; index++) {
    const entry = entries[index] as number;
    if (entry < own) entries[index] = numbers[entry] as number;
    else entries[index] = ownLines + (entry === noEntry ? emptyLine : entry - own);
  }
  return lines.finish();
}

class LineList {
  count = 0;
  private readonly bytes: Uint8Array;
  private readonly starts: Float64Array;

  /** Room for so many at most. */
  constructor(count: number, bytes: number) {
    this.bytes = new Uint8Array(bytes);
    this.starts = new Float64Array(count + 1);
  }

  add(table: LineTable, from: number, to: number): void {
    const { starts, bytes } = table;
    const start = starts.at(from);
    const moved = (this.starts[this.count] as number) - start;
    this.bytes.set(bytes.view().subarray(start, starts.at(to)), start + moved);
    for (let line = from; line < to; line++) this.starts[++this.count] = starts.at(line + 1) + moved;
  }

  finish(): JoinedLines {
    const starts = this.starts.subarray(0, this.count + 1);
    return { bytes: this.bytes.subarray(0, starts[this.count]), starts };
  }
}
