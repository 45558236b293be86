import { readSync } from 'node:fs';

export class DamagedFile extends Error {}

export function readFully(file: number, into: Uint8Array, position: number): void {
  let at = 0;
  while (at < into.byteLength) {
    const read = readSync(file, into, at, into.byteLength - at, position + at);
    if (read === 0) throw new DamagedFile('it is incomplete');
    at += read;
  }
}
