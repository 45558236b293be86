import type { ContentClient, StoredDocument } from './content-client.ts';
import { draftIdOf, isPublishedId } from './document-names.ts';

export type PastKind = 'saved' | 'published' | 'taken-back' | 'discarded' | 'removed';

export interface PastChange {
  readonly revision: string;
  readonly at: string;
  readonly author: string;
  readonly kind: PastKind;
}

interface Deletion {
  readonly delete?: { readonly id?: string };
}

/** Rule 11: what was done with a document, the latest first. */
export async function historyOf(client: ContentClient, id: string): Promise<readonly PastChange[]> {
  if (!isPublishedId(id)) return [];
  const transactions = await client.transactions([id, draftIdOf(id)]);
  return transactions.toReversed().map(({ id: revision, timestamp, author, documentIDs, mutations }) => {
    const deleted = new Set((mutations as readonly Deletion[]).map((each) => each.delete?.id));
    return { revision, at: timestamp, author, kind: kindOf(id, new Set(documentIDs), deleted) };
  });
}

function kindOf(
  id: string,
  touched: ReadonlySet<string>,
  deleted: ReadonlySet<string | undefined>,
): PastKind {
  const draftId = draftIdOf(id);
  if (!touched.has(id)) return deleted.has(draftId) ? 'discarded' : 'saved';
  if (!deleted.has(id)) return 'published';
  return touched.has(draftId) && !deleted.has(draftId) ? 'taken-back' : 'removed';
}

/** The document as a change left it: what was published then, else the draft. Null where it left nothing. */
export async function pastDocument(
  client: ContentClient,
  id: string,
  revision: string,
): Promise<StoredDocument | null> {
  if (!isPublishedId(id) || !/^[\w.-]{1,128}$/.test(revision)) return null;
  return (await client.past(id, revision)) ?? (await client.past(draftIdOf(id), revision));
}
