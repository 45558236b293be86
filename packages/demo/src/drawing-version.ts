import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** Everything that decides how a picture looks: how it is drawn, and in which colours. */
const folders = ['./pictures/', './catalogue/colourways/', './catalogue/data/colours/'];

let known: string | undefined;

/** Changes whenever drawings do, so that caches may keep them for ever. */
export function drawingVersion(): string {
  known ??= hashOf(folders.map((folder) => new URL(folder, import.meta.url)));
  return known;
}

function hashOf(places: readonly URL[]): string {
  const hash = createHash('sha256');
  for (const place of places) {
    const names = readdirSync(place, { recursive: true, encoding: 'utf8' })
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
    for (const name of names.sort()) hash.update(name).update(readFileSync(new URL(name, place)));
  }
  return hash.digest('hex').slice(0, 8);
}
