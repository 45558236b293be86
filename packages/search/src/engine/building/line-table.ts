import { growableF64, growableU8 } from './growable-array.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const longestCopied = 64;
const fewestSlots = 1024;

/**
 * Texts end to end, each once, found by a sum of their bytes and compared with what is written. A map of strings would keep every text
 * a second time, as an object for garbage collection to visit.
 */
export class LineTable {
  readonly bytes: ReturnType<typeof growableU8>;
  /** Where each line begins, and one more. */
  readonly starts = growableF64();
  private readonly most: number;
  /** A line and one, by its sum or in the next free slot; zero where there is none. */
  private slots = new Uint32Array(fewestSlots);
  private remembered = 0;

  /** Lines beyond `most` are kept as often as they come. */
  constructor(most: number, expectedBytes = 0) {
    this.bytes = growableU8(expectedBytes);
    this.most = most;
    this.starts.push(0);
  }

  get count(): number {
    return this.starts.length - 1;
  }

  textOf(line: number): string {
    return decoder.decode(this.bytes.view().subarray(this.starts.at(line), this.starts.at(line + 1)));
  }

  /** The number of a line, a new one where nobody has said it yet. */
  numberOf(line: string): number {
    const bytes = this.write(line);
    let slot = this.slotOf(this.bytes.length, bytes);
    for (; this.slots[slot] !== 0; slot = (slot + 1) & (this.slots.length - 1)) {
      const known = (this.slots[slot] as number) - 1;
      if (this.isLine(known, bytes)) return known;
    }
    this.bytes.take(bytes);
    this.starts.push(this.bytes.length);
    if (this.remembered < this.most) {
      this.remembered += 1;
      this.slots[slot] = this.count;
      if (this.remembered * 2 > this.slots.length) this.grow();
    }
    return this.count - 1;
  }

  giveBack(): void {
    this.bytes.giveBack();
    this.starts.giveBack();
  }

  /** Behind the last line; how many bytes it takes. Most lines are a few plain letters, which are sooner copied than handed to an encoder. */
  private write(line: string): number {
    const start = this.bytes.length;
    const all = this.bytes.withRoomFor(line.length * 3);
    const copied = Math.min(line.length, longestCopied);
    for (let at = 0; at < copied; at++) {
      const code = line.charCodeAt(at);
      if (code > 0x7f) return encoder.encodeInto(line, all.subarray(start)).written;
      all[start + at] = code;
    }
    return copied === line.length ? copied : encoder.encodeInto(line, all.subarray(start)).written;
  }

  private slotOf(start: number, bytes: number): number {
    const all = this.bytes.withRoomFor(0);
    let sum = bytes;
    for (let at = start; at < start + bytes; at++) sum = Math.imul(sum ^ (all[at] as number), 0x01000193);
    return (sum ^ (sum >>> 15)) & (this.slots.length - 1);
  }

  /** Whether what was written behind the last line is this one. */
  private isLine(line: number, bytes: number): boolean {
    const start = this.starts.at(line);
    if (this.starts.at(line + 1) - start !== bytes) return false;
    const all = this.bytes.withRoomFor(0);
    for (let at = 0; at < bytes; at++) if (all[start + at] !== all[this.bytes.length + at]) return false;
    return true;
  }

  private grow(): void {
    this.slots = new Uint32Array(this.slots.length * 2);
    for (let line = 0; line < this.remembered; line++) {
      const start = this.starts.at(line);
      let slot = this.slotOf(start, this.starts.at(line + 1) - start);
      while (this.slots[slot] !== 0) slot = (slot + 1) & (this.slots.length - 1);
      this.slots[slot] = line + 1;
    }
  }
}
