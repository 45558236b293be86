import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fill } from '@bowline/kit';
import {
  type LocaleName,
  layTextsOver,
  markets,
  productWordIn,
  shop,
  type Texts,
  textFilesOf,
} from '@bowline/markets';
import { repositoryRoot } from './repository.ts';

const folder = join(repositoryRoot, 'apps/storefront/app/i18n/messages');
const read = new Map<LocaleName, Texts>();

function messagesOf(locale: LocaleName): Texts {
  const known = read.get(locale) ?? readMessages(locale);
  read.set(locale, known);
  return known;
}

function readMessages(locale: LocaleName): Texts {
  return textFilesOf(locale)
    .map((name) => join(folder, `${name}.json`))
    .filter(existsSync)
    .map((path): Texts => JSON.parse(readFileSync(path, 'utf8')))
    .reduce(layTextsOver, {});
}

/** The text of the interface that a visitor of this locale should see. */
export function textIn(
  locale: LocaleName,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const message = key
    .split('.')
    .reduce<string | Texts | undefined>(
      (tree, part) => (typeof tree === 'object' ? tree[part] : undefined),
      messagesOf(locale),
    );
  if (typeof message !== 'string') throw new Error(`There is no message "${key}" in ${locale}`);
  const product = productWordIn(markets[locale]);
  return fill(message, { brand: shop.brand, product, company: shop.legalName, ...values });
}

/** Every text of a locale, plural forms apart. */
export function allTextsIn(locale: LocaleName): string[] {
  const leaves = (tree: Texts): string[] =>
    Object.values(tree).flatMap((value) => (typeof value === 'string' ? value.split(' | ') : leaves(value)));
  return leaves(messagesOf(locale));
}
