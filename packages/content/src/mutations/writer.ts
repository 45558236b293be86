import { randomBytes } from 'node:crypto';
import { ok, type Result, refuse } from '@bowline/kit';
import type { ContentDocument } from '../documents/document.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import type { Follower } from '../documents/follower.ts';
import { lockForWriting, purgeHistory, transactionExists, writeChanges } from '../documents/repository.ts';
import type { ContentLimits } from '../limits.ts';
import type { ContentDatabase } from '../tables.ts';
import { applyMutation, type MutationResult } from './apply-mutation.ts';
import { createDraftOfChanges } from './draft-of-changes.ts';
import type { Mutation, Selection } from './mutation.ts';
import { checkReferences } from './reference-checks.ts';
import type { MutationRefusal, WriteRefusal } from './write-refusals.ts';

export interface WriteRequest {
  readonly author: string;
  readonly transactionId?: string;
  readonly dryRun?: boolean;
  readonly generatesArrayKeys?: boolean;
  /** Documents from elsewhere keep their dates, and there may be any number of them. */
  readonly isImport?: boolean;
  /** Forgets what these documents once contained. */
  readonly purge?: readonly string[];
}

export interface WriteResult {
  readonly transactionId: string;
  readonly results: readonly MutationResult[];
}

/** The current state inside a transaction that nobody else can change. */
export type Committed = (id: string) => ContentDocument | undefined;

/** Mutations that are decided only when the state they start from can no longer change. */
export type Decide = (committed: Committed) => Result<readonly Mutation[], WriteRefusal>;

export interface Writer {
  write(decide: Decide, request: WriteRequest): Promise<Result<WriteResult, WriteRefusal>>;
}

interface WriterParts {
  readonly database: ContentDatabase;
  readonly store: DocumentStore;
  readonly follower: Follower;
  readonly limits: ContentLimits;
  readonly clock: () => Date;
  readonly select: (selection: Selection) => Promise<Result<readonly string[], MutationRefusal>>;
}

export function createWriter({ database, store, follower, limits, clock, select }: WriterParts): Writer {
  return {
    async write(decide, request) {
      await follower.ready();
      const transactionId = request.transactionId ?? newTransactionId();
      const outcome = await database.transaction(async (transaction) => {
        await lockForWriting(transaction);
        if (request.transactionId && (await transactionExists(transaction, transactionId))) {
          return refuse('transaction-exists', { transactionId });
        }
        // Nobody else can write now: after this the memory holds exactly what is committed.
        await follower.catchUp(transaction);

        const worked = await work(decide, request, transactionId);
        if (!worked.ok || request.dryRun) return worked;
        const { author } = request;
        const changedAt = worked.value.now;
        const changes = worked.value.changes.map((change) => ({
          ...change,
          // Of an import the documents themselves say all there is to say.
          mutations: request.isImport ? [] : change.mutations,
          transactionId,
          author,
          changedAt,
        }));
        if (changes.length > 0) await writeChanges(transaction, changes);
        if (request.purge?.length) await purgeHistory(transaction, request.purge);
        return worked;
      });
      if (!outcome.ok) return outcome;
      if (!request.dryRun) await follower.catchUp();
      return ok({ transactionId, results: outcome.value.results });
    },
  };

  async function work(decide: Decide, request: WriteRequest, transactionId: string) {
    const mutations = decide(store.get);
    if (!mutations.ok) return mutations;
    if (mutations.value.length > limits.mutationsPerTransaction && !request.isImport) {
      return refuse('too-many-mutations', { limit: limits.mutationsPerTransaction });
    }
    const draft = createDraftOfChanges(store.get);
    const now = clock().toISOString();
    const context = {
      draft,
      transactionId,
      now,
      limits,
      select,
      generatesArrayKeys: request.generatesArrayKeys ?? false,
      keepsDates: request.isImport ?? false,
    };
    const results: MutationResult[] = [];
    for (const [index, mutation] of mutations.value.entries()) {
      const result = await applyMutation(mutation, context);
      if (!result.ok) return refuse('mutations-failed', { index, reason: result.refusal });
      results.push(...result.value);
    }
    const changes = draft.changes();
    const broken = checkReferences(changes, draft, store);
    if (broken) return refuse('mutations-failed', { index: 0, reason: broken });
    return ok({ results, changes, now });
  }
}

const newTransactionId = (): string => randomBytes(16).toString('base64url');
