import { closeSync, fstatSync, openSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import {
  type SegmentHeader,
  type SegmentImage,
  type WithoutRecords,
  withoutRecords,
} from '../../engine/index.ts';
import { writeFileAtomically } from './atomic-file.ts';
import { DamagedFile, readFully } from './read-fully.ts';
import { type RecordsPlace, readRecordsAt } from './records-file.ts';

const magic = 0x53_4c_57_42;
/** Of this file; the header names the version of the arrays inside. */
const fileVersion = 1;
// Magic, version, length of the header, checksum of all that follows.
const prefixBytes = 16;
/** Fewer are not worth a look at the disk. */
const fewestRecordBytes = 65_536;
const readAtOnce = 262_144;

/** A segment with its records left in the file: hardly anybody asks for them, and they are half of it. */
export interface SegmentOnDisk {
  readonly image: SegmentImage;
  /** Undefined where the image is whole. */
  readonly recordsPlace: RecordsPlace | undefined;
}

export function writeSegmentFile(path: string, image: SegmentImage): SegmentOnDisk {
  const { header, buffer } = image;
  const head = Buffer.from(JSON.stringify(header));
  const body = new Uint8Array(buffer);
  const prefix = Buffer.allocUnsafe(prefixBytes);
  prefix.writeUInt32LE(magic, 0);
  prefix.writeUInt32LE(fileVersion, 4);
  prefix.writeUInt32LE(head.byteLength, 8);
  prefix.writeUInt32LE(crc32(body, crc32(head)), 12);
  writeFileAtomically(path, [prefix, head, body]);
  const apart = apartFrom(header);
  if (!apart) return { image, recordsPlace: undefined };
  const rest = new SharedArrayBuffer(buffer.byteLength - apart.byteLength);
  new Uint8Array(rest).set(body.subarray(apart.byteLength));
  return leftInFile(apart, rest, { path, position: prefixBytes + head.byteLength });
}

/** Whole for who does not keep the file: it may be removed. */
export function readSegmentFile(path: string, { isWhole = false } = {}): SegmentOnDisk {
  const file = openSync(path, 'r');
  try {
    const size = fstatSync(file).size;
    const prefix = Buffer.alloc(prefixBytes);
    readFully(file, prefix, 0);
    const headBytes = prefix.readUInt32LE(8);
    if (prefix.readUInt32LE(0) !== magic) throw new DamagedFile('it is no segment');
    if (prefix.readUInt32LE(4) !== fileVersion) throw new DamagedFile('it was written by another version');
    const position = prefixBytes + headBytes;
    if (position > size) throw new DamagedFile('it is incomplete');
    const head = Buffer.alloc(headBytes);
    readFully(file, head, prefixBytes);
    const header = JSON.parse(head.toString()) as SegmentHeader;
    const apart = isWhole ? undefined : apartFrom(header);
    const restStart = Math.min(apart?.byteLength ?? 0, size - position);
    const leftChecksum = checksumOf(file, { position, length: restStart }, crc32(head));
    // Shared from the start, so that the other thread reads the same bytes.
    const buffer = new SharedArrayBuffer(size - position - restStart);
    const rest = new Uint8Array(buffer);
    readFully(file, rest, position + restStart);
    if (crc32(rest, leftChecksum) !== prefix.readUInt32LE(12)) throw new DamagedFile('its checksum is wrong');
    if (!apart) return { image: { header, buffer }, recordsPlace: undefined };
    return leftInFile(apart, buffer, { path, position });
  } finally {
    closeSync(file);
  }
}

function leftInFile(
  { header, arrays, byteLength }: WithoutRecords,
  buffer: SharedArrayBuffer,
  place: Pick<RecordsPlace, 'path' | 'position'>,
): SegmentOnDisk {
  const recordsPlace = { ...place, arrays, byteLength };
  return { image: { header, buffer, records: readRecordsAt(recordsPlace) }, recordsPlace };
}

/** Whether its records would stay in the file. */
export function leavesRecords({ header }: SegmentImage): boolean {
  return apartFrom(header) !== undefined;
}

function apartFrom(header: SegmentHeader): WithoutRecords | undefined {
  const apart = withoutRecords(header);
  return apart && apart.byteLength >= fewestRecordBytes ? apart : undefined;
}

/** Continues a checksum with a part of a file that stays there. */
function checksumOf(
  file: number,
  { position, length }: { readonly position: number; readonly length: number },
  before: number,
): number {
  const piece = Buffer.allocUnsafe(Math.min(readAtOnce, length));
  let checksum = before;
  for (let at = 0; at < length; at += piece.byteLength) {
    const part = piece.subarray(0, length - at);
    readFully(file, part, position + at);
    checksum = crc32(part, checksum);
  }
  return checksum;
}
