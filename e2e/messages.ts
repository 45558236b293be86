import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LocaleName, markets, productWordIn, shop } from '@bowline/markets';
import { repositoryRoot } from './repository.ts';

interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

const folder = join(repositoryRoot, 'apps/storefront/app/i18n/messages');
const read = new Map<LocaleName, MessageTree>();

function messagesOf(locale: LocaleName): MessageTree {
  const known = read.get(locale) ?? JSON.parse(readFileSync(join(folder, `${locale}.json`), 'utf8'));
  read.set(locale, known);
  return known;
}

/** The text of the interface that a visitor of this locale should see. */
export function textIn(
  locale: LocaleName,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const message = key
    .split('.')
    .reduce<string | MessageTree | undefined>(
      (tree, part) => (typeof tree === 'object' ? tree[part] : undefined),
      messagesOf(locale),
    );
  if (typeof message !== 'string') throw new Error(`There is no message "${key}" in ${locale}`);
  const product = productWordIn(markets[locale]);
  const known = { brand: shop.brand, product, company: shop.legalName, ...values };
  return message.replace(/\{(\w+)\}/g, (placeholder, name) =>
    String(known[name as keyof typeof known] ?? placeholder),
  );
}

/** Every text of a locale, plural forms apart. */
export function allTextsIn(locale: LocaleName): string[] {
  const leaves = (tree: MessageTree): string[] =>
    Object.values(tree).flatMap((value) => (typeof value === 'string' ? value.split(' | ') : leaves(value)));
  return leaves(messagesOf(locale));
}
