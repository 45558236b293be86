/** Many strings in one array of UTF-16 code units; when sorted, found by halving without decoding any. */
export interface StringTable {
  readonly text: Uint16Array;
  /** One more than there are strings: each ends where the next begins. */
  readonly starts: Uint32Array;
}

export function stringTable(strings: readonly string[]): StringTable {
  const starts = new Uint32Array(strings.length + 1);
  let length = 0;
  strings.forEach((string, index) => {
    length += string.length;
    starts[index + 1] = length;
  });
  const text = new Uint16Array(length);
  let at = 0;
  for (const string of strings) {
    for (let index = 0; index < string.length; index++) text[at++] = string.charCodeAt(index);
  }
  return { text, starts };
}

export function stringCount(table: StringTable): number {
  return table.starts.length - 1;
}

export function stringAt({ text, starts }: StringTable, index: number): string {
  const end = starts[index + 1] ?? 0;
  let string = '';
  for (let at = starts[index] ?? 0; at < end; at += 4096) {
    string += String.fromCharCode(...text.subarray(at, Math.min(at + 4096, end)));
  }
  return string;
}

export function allStrings(table: StringTable): string[] {
  return Array.from({ length: stringCount(table) }, (_, index) => stringAt(table, index));
}

/** Negative, zero or positive, in order of code units. */
export function compareAt(table: StringTable, index: number, string: string): number {
  const start = table.starts[index] ?? 0;
  const length = (table.starts[index + 1] ?? 0) - start;
  const shared = Math.min(length, string.length);
  for (let at = 0; at < shared; at++) {
    const difference = (table.text[start + at] ?? 0) - string.charCodeAt(at);
    if (difference !== 0) return difference;
  }
  return length - string.length;
}

/** The first index whose string is not before `string`, in a sorted table; `order` sorts an unsorted one. */
export function lowerBound(table: StringTable, string: string, order?: Uint32Array): number {
  let low = 0;
  let high = order?.length ?? stringCount(table);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareAt(table, order === undefined ? middle : (order[middle] ?? 0), string) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The index of `string` in a sorted table, or -1. */
export function indexOfString(table: StringTable, string: string): number {
  const at = lowerBound(table, string);
  return at < stringCount(table) && compareAt(table, at, string) === 0 ? at : -1;
}

/** From the first string that begins with `prefix` up to, not including, the first after those. */
export function prefixRange(table: StringTable, prefix: string): { from: number; to: number } {
  return { from: lowerBound(table, prefix), to: lowerBound(table, afterPrefix(prefix)) };
}

/** U+FFFF is no character, so nothing that begins with the prefix comes after it. */
function afterPrefix(prefix: string): string {
  return `${prefix}\uffff`;
}
