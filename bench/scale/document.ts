import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchResults } from '../all/results.ts';
import { costsOf } from './costs.ts';
import { scaleTables } from './tables.ts';

const file = join(import.meta.dirname, '../../docs/scale.md');

type Measured = Pick<BenchResults, 'cases' | 'catalogue'>;

export const readScaleDocument = (): string => readFileSync(file, 'utf8');

/** The document with the tables that follow from a result in their places; its words stay as they are. */
export function withTables(document: string, measured: Measured): string {
  return Object.entries(scaleTables(costsOf(measured))).reduce((text, [name, table]) => {
    const place = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- end -->)`);
    if (!place.test(text)) throw new Error(`docs/scale.md has no place for "${name}".`);
    return text.replace(place, (_whole, begin: string, end: string) => `${begin}\n${table}\n\n${end}`);
  }, document);
}

export function writeScaleDocument(measured: Measured): string {
  writeFileSync(file, withTables(readScaleDocument(), measured));
  return 'docs/scale.md';
}
