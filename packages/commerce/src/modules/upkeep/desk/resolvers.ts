import type { QueuedJob } from '@bowline/database';
import type { LetterHead } from '@bowline/mail';
import type { OrdersAdmin } from '#checkout';
import type { Change, DeskContext } from '#desk';
import type { Resolvers } from '#desk-wire';
import { valueOrCode } from '#graphql';
import type { UpkeepAdmin } from '../upkeep-admin.ts';

export interface UpkeepDesk extends DeskContext {
  readonly admin: { readonly upkeep: UpkeepAdmin; readonly orders: OrdersAdmin };
}

const showLetter = ({ id, kind, locale, to, subject, postedAt, sentAt, failedAt, failure }: LetterHead) => ({
  ...{ id, kind, locale, subject },
  to: to.address,
  postedAt: postedAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
  failure: failedAt && !sentAt ? (failure ?? '') : null,
});

const showJob = ({ runAt, createdAt, about, ...job }: QueuedJob) => ({
  ...job,
  runAt: runAt.toISOString(),
  createdAt: createdAt.toISOString(),
  about: Object.entries(about)
    .map(([name, value]) => `${name} ${value}`)
    .join(', '),
});

export const upkeepDeskResolvers: Resolvers<UpkeepDesk> = {
  Query: {
    async letters(_, question, { admin }) {
      const { rows, hasMore } = await admin.upkeep.letters(question);
      return { letters: rows.map(showLetter), hasMore };
    },
    async letter(_, { id }, { admin }) {
      const found = await admin.upkeep.letter(id);
      if (!found) return null;
      return {
        ...showLetter(found),
        html: found.isPrivate ? null : found.html,
        attachments: await admin.upkeep.attachmentNames(id),
      };
    },
    async jobs(_, { state, before }, { admin }) {
      const { rows, hasMore } = await admin.upkeep.jobs({ state: state ?? null, before: before ?? null });
      return { jobs: rows.map(showJob), hasMore };
    },
    health: (_, __, { admin }) => admin.upkeep.health(),
  },
  DeskOrder: {
    async letters({ number }, _, { admin }) {
      const file = await admin.orders.find(String(await lazily(number)));
      return file ? (await admin.upkeep.lettersOfOrder(file.order.id)).map(showLetter) : [];
    },
  },
  Mutation: {
    sendLetterAgain: async (_, { id }, { admin }) => valueOrCode(await admin.upkeep.sendAgain(id)),
    async retryJob(_, { id }, { admin }) {
      valueOrCode(await admin.upkeep.retry(id));
      return true;
    },
    retryFailedJobs: (_, __, { admin }) => admin.upkeep.retryFailed(),
    async discardJob(_, { id }, { admin }) {
      valueOrCode(await admin.upkeep.discard(id));
      return true;
    },
  },
};

/** A property of ours may be a function or a promise. */
const lazily = async (value: unknown): Promise<unknown> => (typeof value === 'function' ? value() : value);

const ofJob: Change<{ readonly id: string }, UpkeepDesk> = {
  subject: ({ id }) => `job ${id}`,
  async state({ id }, { admin }) {
    const job = await admin.upkeep.job(id);
    return job && { task: job.task, state: job.state, attempts: job.attempts, about: job.about };
  },
};

/** How the log tells of each change. */
export const upkeepChanges = {
  sendLetterAgain: {
    subject: ({ id }: { readonly id: number }) => `letter ${id}`,
    state: async ({ id }: { readonly id: number }, { admin }: UpkeepDesk, answer: unknown) => {
      const letter = await admin.upkeep.letter(typeof answer === 'number' ? answer : id);
      return letter && { id: letter.id, kind: letter.kind, to: letter.to.address, sentAt: letter.sentAt };
    },
  },
  retryJob: ofJob,
  retryFailedJobs: {
    subject: (_: object, answer: unknown) => `jobs: ${answer ?? 'all that failed'}`,
    state: async (_: object, { admin }: UpkeepDesk) => {
      const { rows, hasMore } = await admin.upkeep.jobs({ state: 'failed', before: null });
      return { failed: rows.map(({ id, task }) => `${id} ${task}`), hasMore };
    },
  },
  discardJob: ofJob,
};
