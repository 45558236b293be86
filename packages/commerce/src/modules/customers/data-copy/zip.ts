import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';

const deflate = promisify(deflateRaw);

export interface ZippedFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

const encoder = new TextEncoder();
/** Names are UTF-8. */
const flags = 0x0800;
const deflated = 8;
/** 1 January 1980, the first day of the format: when a file was written is nobody's business here. */
const day = 0x0021;

/** An archive in the plain form of the format: up to 65535 files and four gigabytes, which whoever calls keeps far below. */
export async function zip(files: readonly ZippedFile[]): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { path, bytes } of files) {
    const name = encoder.encode(path);
    const packed = await deflate(bytes);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(flags, 2);
    facts.writeUInt16LE(deflated, 4);
    facts.writeUInt16LE(day, 8);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const local = [signature(0x04034b50), facts, name, packed];
    parts.push(...local);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(signature(0x02014b50), Buffer.from([20, 0]), facts, place, name);
    offset += length(local);
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(length(directory), 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, ...directory, signature(0x06054b50), end]);
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function length(parts: readonly Uint8Array[]): number {
  return parts.reduce((sum, part) => sum + part.length, 0);
}
