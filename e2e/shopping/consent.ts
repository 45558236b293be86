import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LocaleName, languageOf } from '@bowline/markets';
import { repositoryRoot } from '../repository.ts';

const folder = join(repositoryRoot, 'apps/storefront/app/features/consent/texts');

/** What the shop says about consent, by the key of a text. */
export function consentText(locale: LocaleName, key: string): string {
  const texts: unknown = JSON.parse(readFileSync(join(folder, `${languageOf(locale)}.json`), 'utf8'));
  const found = key.split('.').reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], texts);
  if (typeof found !== 'string') throw new Error(`There is no text ${key}`);
  return found;
}
