import type { WrittenLines } from '../document-text.ts';
import type { ArrayPlace, RecordsElsewhere } from '../segment-image.ts';
import type { StoredArrays } from './stored-arrays.ts';

/** What the lines of a record are read from: their texts, where each begins, and the numbers of those of each record. */
export const recordArrays = ['lines.bytes', 'lines.starts', 'documents.lines', 'documents.starts'] as const;

export interface RecordLines {
  of(document: number): WrittenLines;
}

export function linesInMemory(arrays: StoredArrays): RecordLines {
  const bytes = arrays.u8('lines.bytes');
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const lineStarts = arrays.f64('lines.starts');
  const entries = arrays.ordinals('documents.lines');
  const starts = arrays.f64('documents.starts');
  function lineAt(number: number): string {
    return text.toString('utf8', lineStarts[number], lineStarts[number + 1]);
  }
  return {
    of(document) {
      const start = starts[document] ?? 0;
      const length = (starts[document + 1] ?? 0) - start;
      return {
        length,
        at: (line) => (line < length ? lineAt(entries[start + line] as number) : undefined),
      };
    },
  };
}

const noPlace: ArrayPlace = { kind: 'u8', start: 0, length: 0 };

/** The same, a few bytes at a time. */
export function linesElsewhere({ arrays, bytes }: RecordsElsewhere): RecordLines {
  const [texts, lineStarts, entries, starts] = recordArrays.map((name) => arrays[name] ?? noPlace) as [
    ArrayPlace,
    ArrayPlace,
    ArrayPlace,
    ArrayPlace,
  ];
  const entryBytes = entries.kind === 'u16' ? 2 : 4;

  /** A number and the one behind it: where something begins and ends. */
  function spanAt({ start }: ArrayPlace, number: number): readonly [start: number, end: number] {
    const at = start + 8 * number;
    const both = bytes.read(at, at + 16);
    return [both.readDoubleLE(0), both.readDoubleLE(8)];
  }

  function lineAt(entry: number): string {
    const at = entries.start + entryBytes * entry;
    const number = bytes.read(at, at + entryBytes).readUIntLE(0, entryBytes);
    const [start, end] = spanAt(lineStarts, number);
    return bytes.read(texts.start + start, texts.start + end).toString();
  }

  return {
    of(document) {
      const [start, end] = spanAt(starts, document);
      const length = end - start;
      return { length, at: (line) => (line < length ? lineAt(start + line) : undefined) };
    },
  };
}
