import { ok, refuse } from '@bowline/kit';
import { type LocaleName, localeNames } from '@bowline/markets';
import { type ContentClient, type ContentPlace, createContentClient } from '../content-client.ts';
import { historyOf } from '../history.ts';
import type { Edited } from '../write-document.ts';
import type { MessageCatalogue, ShopMessage } from './catalogue.ts';
import { checkAmount, ownTextsOf, type WishedText } from './check-texts.ts';
import { isMisfit, listMessages, type MessageList, type MessageQuestion } from './list-messages.ts';
import {
  type OwnMessage,
  type OwnTexts,
  ownMessageId,
  readOwnMessage,
  readOwnMessages,
  textsIn,
  writeOwnMessage,
} from './own-messages.ts';

export interface TextOfLocale {
  readonly locale: LocaleName;
  /** What the shop's code says. */
  readonly text: string;
  readonly own: string | null;
  readonly isMisfit: boolean;
}

export interface PastTexts {
  readonly revision: string;
  readonly at: string;
  readonly author: string;
  readonly differences: readonly {
    readonly locale: LocaleName;
    /** Null where the shop's own text stood, or stands again. */
    readonly before: string | null;
    readonly after: string | null;
  }[];
}

export interface MessageFile {
  readonly key: string;
  readonly usedIn: readonly string[];
  readonly texts: readonly TextOfLocale[];
  /** What somebody who saves has looked at. */
  readonly revision: string;
  readonly history: readonly PastTexts[];
}

/** What the desk does with the texts of the shop's own screens. */
export interface MessagesAdmin {
  /** Null where nobody knows them, or content is kept elsewhere. */
  list(question: MessageQuestion): Promise<MessageList | null>;
  file(key: string): Promise<MessageFile | null>;
  own(key: string): Promise<OwnTexts>;
  change(
    wish: { readonly key: string; readonly revision: string; readonly texts: readonly WishedText[] },
    author: string,
  ): Edited;
  restore(wish: { readonly key: string; readonly revision: string }, author: string): Edited;
}

export function createMessagesAdmin(
  place: ContentPlace | undefined,
  catalogue: MessageCatalogue | undefined,
): MessagesAdmin {
  const client = place ? createContentClient(place) : null;

  /** The message and who keeps its texts, or nothing where one of them is not known here. */
  async function open(key: string): Promise<{ client: ContentClient; message: ShopMessage } | null> {
    const message = (await catalogue?.())?.get(key);
    return client && message && (await client.types()) ? { client, message } : null;
  }

  async function write(
    { client: content, message }: { client: ContentClient; message: ShopMessage },
    wish: { readonly revision: string; readonly texts: readonly WishedText[] },
    author: string,
  ): Edited {
    const { key } = message;
    const texts = ownTextsOf(message, wish.texts);
    if (!texts.ok) return texts;
    const all = await readOwnMessages(content);
    const amount = checkAmount(all, key, texts.value);
    if (!amount.ok) return amount;
    if (isSame(all.get(key)?.texts ?? {}, texts.value)) return ok();
    return writeOwnMessage(content, { key, texts: texts.value, revision: wish.revision }, author);
  }

  return {
    async list(question) {
      const known = await catalogue?.();
      if (!known || !client || !(await client.types())) return null;
      return listMessages(known, await readOwnMessages(client), question);
    },
    async file(key) {
      const opened = await open(key);
      if (!opened) return null;
      const [own, history] = await Promise.all([
        readOwnMessage(opened.client, key),
        pastTexts(opened.client, key),
      ]);
      return fileOf(opened.message, own, history);
    },
    own: async (key) => (client && keyShape.test(key) ? (await readOwnMessage(client, key)).texts : {}),
    async change({ key, ...wish }, author) {
      const opened = await open(key);
      return opened ? write(opened, wish, author) : refuse('message-not-known', {});
    },
    async restore({ key, revision }, author) {
      const opened = await open(key);
      if (!opened) return refuse('message-not-known', {});
      const id = ownMessageId(key);
      const isKnown = (await historyOf(opened.client, id)).some((each) => each.revision === revision);
      if (!isKnown) return refuse('content-not-found', {});
      const texts = textsIn(await opened.client.past(id, revision));
      const { revision: current } = await readOwnMessage(opened.client, key);
      return write(opened, { revision: current, texts: wishedOf(texts) }, author);
    },
  };
}

const keyShape = /^[a-zA-Z0-9_.-]{1,100}$/;

const wishedOf = (texts: OwnTexts): WishedText[] =>
  Object.entries(texts).map(([locale, text]) => ({ locale, text }));

const isSame = (one: OwnTexts, other: OwnTexts): boolean =>
  localeNames.every((locale) => one[locale] === other[locale]);

function fileOf(
  message: ShopMessage,
  { texts: own, revision }: OwnMessage,
  history: readonly PastTexts[],
): MessageFile {
  return {
    key: message.key,
    usedIn: message.usedIn,
    revision,
    history,
    texts: localeNames.map((locale) => ({
      locale,
      text: message.texts[locale] ?? message.texts.en ?? '',
      own: own[locale] ?? null,
      isMisfit: own[locale] !== undefined && isMisfit(message, locale, own[locale]),
    })),
  };
}

const mostChanges = 20;

/** Rule 18: what each change made other, the latest first. */
async function pastTexts(client: ContentClient, key: string): Promise<readonly PastTexts[]> {
  const id = ownMessageId(key);
  const changes = (await historyOf(client, id)).slice(0, mostChanges + 1);
  const states = await Promise.all(
    changes.map(async ({ revision }) => textsIn(await client.past(id, revision))),
  );
  return changes.slice(0, mostChanges).map(({ revision, at, author }, index) => {
    const [before, after] = [states[index + 1] ?? {}, states[index] ?? {}];
    const changed = localeNames.filter((locale) => before[locale] !== after[locale]);
    const differences = changed.map((locale) => ({
      locale,
      before: before[locale] ?? null,
      after: after[locale] ?? null,
    }));
    return { revision, at, author, differences };
  });
}
