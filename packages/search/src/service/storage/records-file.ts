import { closeSync, openSync } from 'node:fs';
import type { RecordBytes, RecordsElsewhere } from '../../engine/index.ts';
import { readFully } from './read-fully.ts';

/** Where the records of a segment lie. */
export interface RecordsPlace {
  readonly path: string;
  readonly arrays: RecordsElsewhere['arrays'];
  readonly position: number;
  readonly byteLength: number;
}

/** The same, opened: it stays readable when somebody removes the file. Whoever has it closes it. */
export interface OpenedRecords extends Omit<RecordsPlace, 'path'> {
  readonly file: number;
}

const blockBytes = 4_096;
/** Of all files of a thread, two megabytes. */
const mostBlocks = 512;

/** By the number of a block where it lies among those in memory. */
type Places = Map<number, number>;

/** What was read lately: who reads a record needs several lines of it, which lie side by side. */
class Blocks {
  private readonly room = Buffer.allocUnsafeSlow(blockBytes * mostBlocks);
  private readonly holders: (Places | undefined)[] = Array.from({ length: mostBlocks });
  private readonly numbers = new Float64Array(mostBlocks);
  private next = 0;

  find(places: Places, number: number): Buffer | undefined {
    const place = places.get(number);
    return place === undefined ? undefined : this.at(place);
  }

  /** The oldest makes room. */
  add(places: Places, number: number, fill: (block: Buffer) => void): Buffer {
    const place = this.next;
    this.next = (place + 1) % mostBlocks;
    this.holders[place]?.delete(this.numbers[place] ?? 0);
    this.holders[place] = undefined;
    const block = this.at(place);
    fill(block);
    this.holders[place] = places;
    this.numbers[place] = number;
    places.set(number, place);
    return block;
  }

  private at(place: number): Buffer {
    return this.room.subarray(place * blockBytes, (place + 1) * blockBytes);
  }
}

let blocks: Blocks | undefined;

class BytesInFile implements RecordBytes {
  readonly byteLength: number;
  private readonly places: Places = new Map();
  private readonly readInto: (bytes: Buffer, start: number) => void;

  constructor(byteLength: number, readInto: (bytes: Buffer, start: number) => void) {
    this.byteLength = byteLength;
    this.readInto = readInto;
  }

  read(start: number, end: number): Buffer {
    const number = Math.floor(start / blockBytes);
    const offset = number * blockBytes;
    if (end <= offset + blockBytes) return this.block(number).subarray(start - offset, end - offset);
    const bytes = Buffer.allocUnsafe(end - start);
    this.readInto(bytes, start);
    return bytes;
  }

  private block(number: number): Buffer {
    blocks ??= new Blocks();
    const start = number * blockBytes;
    return (
      blocks.find(this.places, number) ??
      blocks.add(this.places, number, (block) =>
        this.readInto(block.subarray(0, this.byteLength - start), start),
      )
    );
  }
}

const closing = new FinalizationRegistry(closeSync);

/** Closed when nobody can read them any more: a search may go on after its index was replaced. */
export function readOpenedRecords({ file, position, arrays, byteLength }: OpenedRecords): RecordsElsewhere {
  const bytes = new BytesInFile(byteLength, (into, start) => readFully(file, into, position + start));
  closing.register(bytes, file);
  return { arrays, bytes };
}

/** For who keeps the file where it is, and seldom reads: nothing stays open. */
export function readRecordsAt({ path, position, arrays, byteLength }: RecordsPlace): RecordsElsewhere {
  const bytes = new BytesInFile(byteLength, (into, start) => {
    const file = openSync(path, 'r');
    try {
      readFully(file, into, position + start);
    } finally {
      closeSync(file);
    }
  });
  return { arrays, bytes };
}

export function openRecords({ path, ...place }: RecordsPlace): OpenedRecords {
  return { file: openSync(path, 'r'), ...place };
}
