import {
  findMessage,
  formatMessage,
  type LocaleName,
  type MessageValues,
  type Texts,
} from '@bowline/markets';
import type { MessageKey } from './message-key.ts';

export type Translate = (key: MessageKey, values?: MessageValues, count?: number) => string;

export interface Messages {
  readonly locale: LocaleName;
  readonly translate: Translate;
  /** A text that may be missing, by a key that the shop itself need not have. */
  find(key: string): string | undefined;
  /** Tells of messages that arrive later; answers what ends that. */
  subscribe(onChange: () => void): () => void;
  /** Adds messages that arrive later; a key that already has a text or a group is kept (specification 4). */
  add(extra: Texts, target: 'locale' | 'fallback'): void;
}

/** The merchant's words, by key, in place of those of the files. */
export type OwnTexts = Readonly<Record<string, string>>;

/** Where a page carries them, so that its scripts say what it says. */
export const ownTextsMetaName = 'own-texts';

export interface MessagesOptions {
  readonly locale: LocaleName;
  readonly ownTexts?: OwnTexts | undefined;
  readonly messages: Texts;
  readonly fallback?: Texts;
  /** Both by the whole key, where nothing is added to them: a page says some hundred texts. */
  readonly byKey?: ReadonlyMap<string, string>;
  readonly warn: (text: string) => void;
}

export function createMessages({
  locale,
  ownTexts = {},
  messages,
  fallback = {},
  byKey,
  warn,
}: MessagesOptions): Messages {
  let own = messages;
  let english = fallback;
  const listeners = new Set<() => void>();
  const find = (key: string) =>
    Object.hasOwn(ownTexts, key)
      ? ownTexts[key]
      : (byKey?.get(key) ?? findMessage(own, key) ?? findMessage(english, key));
  return {
    locale,
    find,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    translate(key, values, count) {
      const message = find(key);
      if (message === undefined) {
        warn(`No message for "${key}" in ${locale}`);
        return key;
      }
      return formatMessage(message, values, count);
    },
    add(extra, target) {
      if (target === 'locale') own = mergeMessages(own, extra, warn);
      else english = mergeMessages(english, extra, warn);
      for (const tell of listeners) tell();
    },
  };
}

/** A key that would overwrite an existing string or nested structure is skipped with a warning (specification 4). */
function mergeMessages(base: Texts, extra: Texts, warn: (text: string) => void, path = ''): Texts {
  const merged: Record<string, string | Texts> = { ...base };
  for (const [key, value] of Object.entries(extra)) {
    const fullKey = path ? `${path}.${key}` : key;
    if (!Object.hasOwn(merged, key)) {
      merged[key] = value;
      continue;
    }
    const existing = merged[key];
    if (typeof existing === 'object' && typeof value === 'object')
      merged[key] = mergeMessages(existing, value, warn, fullKey);
    else if (existing !== value) warn(`Message "${fullKey}" exists already and is kept`);
  }
  return merged;
}
