import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import type { SearchRule, Synonym, WireSettings } from '../model.ts';
import { writeFileAtomically } from './atomic-file.ts';
import { DamagedFile } from './read-fully.ts';

export interface ManifestIndex {
  readonly name: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly buildSeconds: number;
  readonly settings: WireSettings;
  readonly synonyms: readonly Synonym[];
  readonly rules: readonly SearchRule[];
  readonly primary: string | undefined;
  /** Numbers of segment files, oldest first. */
  readonly segments: readonly number[];
  readonly deleted: readonly string[];
}

/** What the other files of the folder mean together; replaced as a whole. */
export interface Manifest {
  /** Of the arrays in the segments. */
  readonly engineVersion: number;
  readonly lastTaskId: number;
  readonly nextSegment: number;
  /** Number of the log with the writes since then. */
  readonly log: number;
  readonly indices: readonly ManifestIndex[];
}

const firstLine = (checksum: number): string => `bowline-search 1 ${checksum.toString(16)}\n`;

export function writeManifest(path: string, manifest: Manifest): void {
  const content = Buffer.from(JSON.stringify(manifest));
  writeFileAtomically(path, [Buffer.from(firstLine(crc32(content))), content]);
}

/** Undefined when there is none yet. */
export function readManifest(path: string): Manifest | undefined {
  let file: Buffer;
  try {
    file = readFileSync(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  const content = file.subarray(file.indexOf('\n') + 1);
  const expected = firstLine(crc32(content));
  if (file.subarray(0, file.length - content.length).toString() !== expected)
    throw new DamagedFile('its first line does not fit its content or this version');
  return JSON.parse(content.toString()) as Manifest;
}
