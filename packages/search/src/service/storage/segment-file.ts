import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import type { SegmentHeader, SegmentImage } from '../../engine/index.ts';
import { writeFileAtomically } from './atomic-file.ts';

const magic = 0x53_4c_57_42;
/** Of this file; the header names the version of the arrays inside. */
const fileVersion = 1;
// Magic, version, length of the header, checksum of all that follows.
const prefixBytes = 16;

export class DamagedFile extends Error {}

export function writeSegmentFile(path: string, { header, buffer }: SegmentImage): void {
  const head = Buffer.from(JSON.stringify(header));
  const body = new Uint8Array(buffer);
  const prefix = Buffer.allocUnsafe(prefixBytes);
  prefix.writeUInt32LE(magic, 0);
  prefix.writeUInt32LE(fileVersion, 4);
  prefix.writeUInt32LE(head.byteLength, 8);
  prefix.writeUInt32LE(crc32(body, crc32(head)), 12);
  writeFileAtomically(path, [prefix, head, body]);
}

export function readSegmentFile(path: string): SegmentImage {
  const file = openSync(path, 'r');
  try {
    const size = fstatSync(file).size;
    const prefix = Buffer.alloc(prefixBytes);
    readFully(file, prefix, 0);
    const headBytes = prefix.readUInt32LE(8);
    if (prefix.readUInt32LE(0) !== magic) throw new DamagedFile('it is no segment');
    if (prefix.readUInt32LE(4) !== fileVersion) throw new DamagedFile('it was written by another version');
    if (prefixBytes + headBytes > size) throw new DamagedFile('it is incomplete');
    const head = Buffer.alloc(headBytes);
    readFully(file, head, prefixBytes);
    // Shared from the start, so that the other thread reads the same bytes.
    const buffer = new SharedArrayBuffer(size - prefixBytes - headBytes);
    const body = new Uint8Array(buffer);
    readFully(file, body, prefixBytes + headBytes);
    if (crc32(body, crc32(head)) !== prefix.readUInt32LE(12)) throw new DamagedFile('its checksum is wrong');
    return { header: JSON.parse(head.toString()) as SegmentHeader, buffer };
  } finally {
    closeSync(file);
  }
}

function readFully(file: number, into: Uint8Array, position: number): void {
  let at = 0;
  while (at < into.byteLength) {
    const read = readSync(file, into, at, into.byteLength - at, position + at);
    if (read === 0) throw new DamagedFile('it is incomplete');
    at += read;
  }
}
