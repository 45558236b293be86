import { ok, refuse } from '@bowline/kit';
import { type LocaleName, localeNames } from '@bowline/markets';
import type { ContentClient, StoredDocument } from '../content-client.ts';
import type { Edited } from '../write-document.ts';

/** What the shop says in the merchant's words, by locale. */
export type OwnTexts = Readonly<Partial<Record<LocaleName, string>>>;

export interface OwnMessage {
  readonly key: string;
  readonly texts: OwnTexts;
  /** Empty while there is no document. */
  readonly revision: string;
}

const type = 'ownMessage';
const codeOf = (locale: LocaleName): string => locale.replace('-', '_');

/** A published document has no dot in its name. */
export const ownMessageId = (key: string): string => `${type}-${key.replaceAll('.', '-')}`;

export function textsIn(document: StoredDocument | null): OwnTexts {
  const values = (document?.values ?? {}) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    localeNames.flatMap((locale) => {
      const text = values[codeOf(locale)];
      return typeof text === 'string' ? [[locale, text] as const] : [];
    }),
  );
}

const ownMessage = (document: StoredDocument): OwnMessage => ({
  key: String(document.key),
  texts: textsIn(document),
  revision: document._rev,
});

/** More than there are messages. */
const mostRead = 5_000;

export async function readOwnMessages(client: ContentClient): Promise<ReadonlyMap<string, OwnMessage>> {
  const documents = await client.query<readonly StoredDocument[]>(
    `*[_type == $type && !(_id in path("drafts.**"))][0...${mostRead}]`,
    { type },
  );
  return new Map(documents.map((document) => [String(document.key), ownMessage(document)]));
}

export async function readOwnMessage(client: ContentClient, key: string): Promise<OwnMessage> {
  const id = ownMessageId(key);
  const document = (await client.documents([id])).get(id);
  return document ? ownMessage(document) : { key, texts: {}, revision: '' };
}

/** For visitors at once: there is no draft of it. Whoever looked at another revision is refused. */
export async function writeOwnMessage(
  client: ContentClient,
  { key, texts, revision }: OwnMessage,
  author: string,
): Edited {
  const id = ownMessageId(key);
  const values = Object.fromEntries(
    Object.entries(texts).map(([locale, text]) => [codeOf(locale as LocaleName), text]),
  );
  const written = await client.mutate(
    [
      revision === ''
        ? { create: { _id: id, _type: type, key, values } }
        : { patch: { id, ifRevisionID: revision, set: { values } } },
    ],
    author,
  );
  if (written.ok) return ok();
  return written.refusal.code === 'content-exists' ? refuse('content-changed-meanwhile', {}) : written;
}
