import type { Texts } from '@bowline/markets';
import { contentQuery } from '../../data/content-client.ts';

interface TranslationMessage {
  readonly key: string;
  readonly value: string | null;
}

/** Specification 7.3: the name under which the browser asks for translated messages. */
export const translationMessagesName = 'translationMessages';

export const translationMessagesQuery = contentQuery<readonly TranslationMessage[], { lang: string }>(
  translationMessagesName,
  '*[_type == "translationMessage"]{key, "value": values[$lang]}',
);

type Branch = { [key: string]: string | Branch };

/** `cart.empty.title` becomes a text in a group in a group; of two keys that cannot both be, the first stays, with a warning. */
export function messageTree(messages: readonly TranslationMessage[], warn: (text: string) => void): Texts {
  const tree: Branch = Object.create(null);
  for (const { key, value } of messages) {
    if (typeof value === 'string' && !plant(tree, key.split('.'), value)) {
      warn(`Message "${key}" exists already and is kept`);
    }
  }
  return tree;
}

function plant(tree: Branch, [first = '', ...rest]: readonly string[], value: string): boolean {
  const existing = tree[first];
  if (rest.length === 0) {
    if (existing !== undefined) return existing === value;
    tree[first] = value;
    return true;
  }
  if (typeof existing === 'string') return false;
  const branch = existing ?? (Object.create(null) as Branch);
  tree[first] = branch;
  return plant(branch, rest, value);
}
