import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../source-files.ts';

/** Full key (`cart.title`) to text. */
export type FlatMessages = ReadonlyMap<string, string>;

export function readMessages(root: string, file: string): FlatMessages | undefined {
  return existsSync(join(root, file)) ? new Map(flatten(readJson(root, file))) : undefined;
}

function flatten(node: unknown, path = ''): [string, string][] {
  if (typeof node !== 'object' || node === null) return [[path, String(node)]];
  return Object.entries(node).flatMap(([key, value]) => flatten(value, path ? `${path}.${key}` : key));
}
