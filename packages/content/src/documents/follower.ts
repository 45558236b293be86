import type { Kysely, Log, Subscription } from '@bowline/database';
import type { ContentDatabase, ContentTables } from '../tables.ts';
import type { DocumentChange } from './document.ts';
import type { DocumentStore } from './document-store.ts';
import { changeTopic, type FollowedChange, readChangesAfter, readEverything } from './repository.ts';

/** Keeps the store in step with the database, whichever process writes. */
export interface Follower {
  /** Resolves when the documents are in memory; loads them when first called, and again after a failure. */
  ready(): Promise<void>;
  /** Resolves when every change that the connection sees is in memory. */
  catchUp(connection?: Kysely<ContentTables>): Promise<void>;
  onChanges(listener: (changes: readonly DocumentChange[]) => void): void;
  close(): Promise<void>;
}

/** How often changes are asked for while they are not heard. */
const deafReadingMs = 1_000;

export function createFollower(database: ContentDatabase, store: DocumentStore, log: Log): Follower {
  const listeners: ((changes: readonly DocumentChange[]) => void)[] = [];
  let loading: Promise<void> | undefined;
  let subscription: Subscription | undefined;
  let isClosed = false;
  let reading: Promise<void> = Promise.resolve();
  let queuedReading: Promise<void> | undefined;
  let lastReadingMs = 0;

  async function load(): Promise<void> {
    const { documents, sequence } = await database.transaction(readEverything, {
      isolation: 'repeatable read',
    });
    store.load(documents, sequence);
    lastReadingMs = performance.now();
    if (!isClosed) subscription ??= database.notices.subscribe(changeTopic, hear);
  }

  async function catchUp(connection = database.kysely): Promise<void> {
    const followed = await readChangesAfter(connection, store.sequence);
    lastReadingMs = performance.now();
    // Somebody else may have read the same meanwhile; what is new follows what is known without a gap.
    take(followed.filter(({ sequence }) => sequence > store.sequence));
  }

  function take(followed: readonly FollowedChange[]): void {
    if (followed.length === 0) return;
    const latest = new Map<string, DocumentChange['after']>();
    const changes = followed.map((change) => {
      const { documentId, after } = change;
      const before = latest.has(documentId) ? latest.get(documentId) : store.get(documentId);
      latest.set(documentId, after);
      return { ...change, before };
    });
    store.apply(changes);
    for (const listener of listeners) listener(changes);
  }

  /** Messages come in bursts: while changes are being read, one more reading is enough for all of them. */
  function hear(): void {
    queuedReading ??= reading.then(() => {
      queuedReading = undefined;
      reading = catchUp().catch((error) => log.warn({ err: error }, 'Changes of content could not be read'));
      return reading;
    });
  }

  return {
    async ready() {
      loading ??= load().catch((error) => {
        loading = undefined;
        throw error;
      });
      await loading;
      // Deaf for the moment: then changes of others are asked for, though not with every question.
      if (!subscription?.isHearing() && performance.now() - lastReadingMs > deafReadingMs) {
        await catchUp().catch((error) => {
          // What is known is better than nothing; it is asked again when the next second has passed.
          lastReadingMs = performance.now();
          log.warn({ err: error }, 'Changes of content could not be read');
        });
      }
    },
    catchUp,
    onChanges: (listener) => {
      listeners.push(listener);
    },
    async close() {
      isClosed = true;
      subscription?.close();
      await (queuedReading ?? reading);
    },
  };
}
