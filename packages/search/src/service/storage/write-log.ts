import { closeSync, fdatasyncSync, ftruncateSync, openSync, readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { writeAll } from './atomic-file.ts';

/** One accepted write: what to do, and the bytes it was asked with. */
export interface LogEntry<Header> {
  readonly header: Header;
  readonly body: Uint8Array;
}

export interface WriteLog<Header> {
  readonly bytes: number;
  append(entry: LogEntry<Header>): void;
  /** Waits until the disk has all of it. */
  flush(): void;
  close(): void;
}

// Every entry: length of the header, length of the body, checksum of both; then the two.
const prefixBytes = 12;

/** Opens the log to append to it. What a crash left half written at its end is cut off. */
export function openWriteLog<Header>(path: string, intactBytes: number): WriteLog<Header> {
  const file = openSync(path, 'a');
  ftruncateSync(file, intactBytes);
  let bytes = intactBytes;
  let isFlushed = true;
  return {
    get bytes() {
      return bytes;
    },
    append({ header, body }) {
      const head = Buffer.from(JSON.stringify(header));
      const prefix = Buffer.allocUnsafe(prefixBytes);
      prefix.writeUInt32LE(head.byteLength, 0);
      prefix.writeUInt32LE(body.byteLength, 4);
      prefix.writeUInt32LE(crc32(body, crc32(head)), 8);
      writeAll(file, [prefix, head, body]);
      bytes += prefixBytes + head.byteLength + body.byteLength;
      isFlushed = false;
    },
    flush() {
      if (isFlushed) return;
      fdatasyncSync(file);
      isFlushed = true;
    },
    close() {
      closeSync(file);
    },
  };
}

export interface ReplayedLog<Header> {
  readonly entries: readonly LogEntry<Header>[];
  readonly intactBytes: number;
  /** Bytes after the last intact entry. */
  readonly lostBytes: number;
}

export function readWriteLog<Header>(path: string): ReplayedLog<Header> {
  const content = readIfThere(path);
  const entries: LogEntry<Header>[] = [];
  let position = 0;
  while (position + prefixBytes <= content.byteLength) {
    const headEnd = position + prefixBytes + content.readUInt32LE(position);
    const end = headEnd + content.readUInt32LE(position + 4);
    if (end > content.byteLength) break;
    const head = content.subarray(position + prefixBytes, headEnd);
    const body = content.subarray(headEnd, end);
    if (crc32(body, crc32(head)) !== content.readUInt32LE(position + 8)) break;
    entries.push({ header: JSON.parse(head.toString()) as Header, body });
    position = end;
  }
  return { entries, intactBytes: position, lostBytes: content.byteLength - position };
}

function readIfThere(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
}
