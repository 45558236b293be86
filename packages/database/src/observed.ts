import { channel, tracingChannel } from 'node:diagnostics_channel';

/** One statement on its way; its values are never told. */
export interface ObservedStatement {
  readonly text: string;
}

export interface ObservedJob {
  readonly task: string;
  readonly attempt: number;
  /** How long after it was due. */
  readonly lateMs: number;
  /** What the job was caused by, as `traceparent` of W3C says it. */
  readonly cause: string | undefined;
}

/** A job before it is written down; whoever listens may say what it is caused by. */
export interface ObservedEnqueuing {
  readonly task: string;
  cause: string | undefined;
}

/** Whoever wants to measure listens here; while nobody does, nothing is measured. */
export const statementChannel = tracingChannel<unknown, ObservedStatement>('bowline:statement');
export const jobChannel = tracingChannel<unknown, ObservedJob>('bowline:job');
export const enqueuingChannel = channel('bowline:enqueuing');

/** In a job's payload, beside what its task reads. */
export const causeField = '_cause';
