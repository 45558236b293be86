import { closeSync, openSync } from 'node:fs';
import type { RecordTexts } from '../../engine/index.ts';
import { readFully } from './read-fully.ts';

/** Where the texts of a segment's records lie. */
export interface TextsPlace {
  readonly path: string;
  readonly position: number;
  readonly byteLength: number;
}

/** The same, opened: it stays readable when somebody removes the file. Whoever has it closes it. */
export interface OpenedTexts extends Pick<TextsPlace, 'position' | 'byteLength'> {
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

class TextsInFile implements RecordTexts {
  readonly byteLength: number;
  private readonly places: Places = new Map();
  private readonly readInto: (bytes: Buffer, start: number) => void;

  constructor(byteLength: number, readInto: (bytes: Buffer, start: number) => void) {
    this.byteLength = byteLength;
    this.readInto = readInto;
  }

  read(start: number, end: number): string {
    const number = Math.floor(start / blockBytes);
    const offset = number * blockBytes;
    if (end <= offset + blockBytes) return this.block(number).toString('utf8', start - offset, end - offset);
    const bytes = Buffer.allocUnsafe(end - start);
    this.readInto(bytes, start);
    return bytes.toString();
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
export function readOpenedTexts({ file, position, byteLength }: OpenedTexts): RecordTexts {
  const texts = new TextsInFile(byteLength, (bytes, start) => readFully(file, bytes, position + start));
  closing.register(texts, file);
  return texts;
}

/** For who keeps the file where it is, and seldom reads: nothing stays open. */
export function readTextsAt({ path, position, byteLength }: TextsPlace): RecordTexts {
  return new TextsInFile(byteLength, (bytes, start) => {
    const file = openSync(path, 'r');
    try {
      readFully(file, bytes, position + start);
    } finally {
      closeSync(file);
    }
  });
}

export function openTexts({ path, position, byteLength }: TextsPlace): OpenedTexts {
  return { file: openSync(path, 'r'), position, byteLength };
}
