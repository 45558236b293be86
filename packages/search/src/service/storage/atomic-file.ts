import { closeSync, fsyncSync, openSync, renameSync, writevSync } from 'node:fs';
import { dirname } from 'node:path';

/** A reader sees the old file or the new one, whole, even after a power cut. */
export function writeFileAtomically(path: string, parts: readonly Uint8Array[]): void {
  const draft = `${path}.draft`;
  const file = openSync(draft, 'w');
  try {
    writeAll(file, parts);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(draft, path);
  syncFolder(dirname(path));
}

/** One call may write less than it was given, and no more than a thousand parts. */
export function writeAll(file: number, parts: readonly Uint8Array[]): void {
  let rest = parts.filter((part) => part.byteLength > 0);
  while (rest.length > 0) {
    let written = writevSync(file, rest.slice(0, 512));
    const next: Uint8Array[] = [];
    for (const part of rest) {
      if (written >= part.byteLength) written -= part.byteLength;
      else {
        next.push(written > 0 ? part.subarray(written) : part);
        written = 0;
      }
    }
    rest = next;
  }
}

function syncFolder(folder: string): void {
  // Windows cannot open a folder; its file system keeps the order by itself.
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
