import {
  discardJob,
  type JobState,
  jobStates,
  listJobs,
  type QueuedJob,
  retryFailedJobs,
  retryJob,
} from '@bowline/database';
import { ok, type Result, refuse } from '@bowline/kit';
import type { LetterHead, Mail, StoredLetter } from '@bowline/mail';
import { lettersOfOrder, noteCopy } from '#notifications';
import type { CommerceDatabase } from '#tables';
import { type HealthFact, type ProcessFacts, readHealth } from './health.ts';

export interface UpkeepOptions {
  /** Without it the mailbox is empty. */
  readonly letters?: Pick<Mail, 'mailbox' | 'postAgain'>;
  /** What the process that answers knows of itself. */
  readonly processFacts?: () => Promise<ProcessFacts>;
}

export interface LetterSearch {
  readonly text?: string | null | undefined;
  readonly isFailed?: boolean | null | undefined;
  readonly before?: number | null | undefined;
}

interface Page<Row> {
  readonly rows: readonly Row[];
  readonly hasMore: boolean;
}

type Refused<Code extends string> = { readonly code: Code; readonly details: Record<string, never> };

export interface UpkeepAdmin {
  letters(question: LetterSearch): Promise<Page<LetterHead>>;
  lettersOfOrder(orderId: number): Promise<readonly LetterHead[]>;
  letter(id: number): Promise<(StoredLetter & { readonly isPrivate: boolean }) | null>;
  attachmentNames(id: number): Promise<readonly string[]>;
  /** Rule 3. Answers the id of the letter that goes out. */
  sendAgain(id: number): Promise<Result<number, Refused<'letter-not-found'>>>;
  jobs(question: { readonly state: string | null; readonly before: string | null }): Promise<Page<QueuedJob>>;
  job(id: string): Promise<QueuedJob | null>;
  retry(id: string): Promise<Result<undefined, Refused<'job-not-found'>>>;
  retryFailed(): Promise<number>;
  discard(id: string): Promise<Result<undefined, Refused<'job-not-found'>>>;
  health(): Promise<readonly HealthFact[]>;
}

const pageSize = 50;
const longestText = 254;
const isJobId = (id: string) => /^\d{1,18}$/.test(id);

/** Rule 2. */
const isPrivate = (kind: string) =>
  /^(?:customer-|newsletter-|gift-card$|refund-gift-card$|cancellation-requested$)/.test(kind);

const pageOf = <Row>(rows: readonly Row[]): Page<Row> => ({
  rows: rows.slice(0, pageSize),
  hasMore: rows.length > pageSize,
});

export function createUpkeepAdmin(
  { letters, processFacts }: UpkeepOptions,
  { database, clock }: { readonly database: CommerceDatabase; readonly clock: () => Date },
): UpkeepAdmin {
  const { kysely } = database;
  return {
    async letters({ text, isFailed, before }) {
      const address = text?.trim().slice(0, longestText);
      const rows = await letters?.mailbox.search({
        ...(address && { address }),
        ...(before && { before }),
        isFailed: isFailed === true,
        limit: pageSize + 1,
      });
      return pageOf(rows ?? []);
    },
    async lettersOfOrder(orderId) {
      const ids = await lettersOfOrder(kysely, orderId);
      return ids.length > 0 ? ((await letters?.mailbox.search({ ids, limit: pageSize })) ?? []) : [];
    },
    async letter(id) {
      const letter = await letters?.mailbox.find(id);
      return letter ? { ...letter, isPrivate: isPrivate(letter.kind) } : null;
    },
    attachmentNames: async (id) =>
      ((await letters?.mailbox.attachmentsOf(id)) ?? []).map(({ fileName }) => fileName),
    async sendAgain(id) {
      if (!letters) return refuse('letter-not-found');
      const sent = await database.transaction(async (transaction) => {
        const again = await letters.postAgain(transaction, id);
        if (again !== null && again !== id) await noteCopy(transaction, { from: id, to: again }, clock());
        return again;
      });
      return sent === null ? refuse('letter-not-found') : ok(sent);
    },
    async jobs({ state, before }) {
      const known = state === 'stuck' ? state : jobStates.find((each): each is JobState => each === state);
      const rows = await listJobs(kysely, {
        state: known,
        before: before !== null && isJobId(before) ? before : undefined,
        limit: pageSize + 1,
      });
      return pageOf(rows);
    },
    async job(id) {
      if (!isJobId(id)) return null;
      const [found] = await listJobs(kysely, { before: String(BigInt(id) + 1n), limit: 1 });
      return found?.id === id ? found : null;
    },
    async retry(id) {
      return isJobId(id) && (await retryJob(kysely, id)) ? ok() : refuse('job-not-found');
    },
    retryFailed: () => retryFailedJobs(kysely),
    async discard(id) {
      return isJobId(id) && (await discardJob(kysely, id)) ? ok() : refuse('job-not-found');
    },
    health: async () => readHealth(database, processFacts ? await processFacts() : null),
  };
}
