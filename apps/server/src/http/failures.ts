import { DatabaseAway } from '@bowline/database';
import { isDiskFull } from '@bowline/kit';
import type { Context } from 'hono';
import type { Logger } from '../log.ts';

/** What is said where there is no answer: quickly and in few bytes, for a page of our own would cost what is not there. */
export interface Failure {
  readonly status: 400 | 500 | 503;
  /** Null when nobody is there to read it. */
  readonly text: string | null;
  readonly headers: Readonly<Record<string, string>>;
}

export const tooBusy = comeBack('The shop is very busy. Please try again in a moment.\n', '5');
/** What cannot be kept cannot be shown: somebody has to make room first. */
const noRoom = comeBack('The shop has no room left on its disk. Please try again later.\n', '60');

function comeBack(text: string, seconds: string): Failure {
  return { status: 503, text, headers: { 'retry-after': seconds, 'cache-control': 'no-store' } };
}

/** What nobody expected, and is told to the log. */
export function failureOf(
  error: unknown,
  { requestId, isGone, log }: { readonly requestId: unknown; readonly isGone: boolean; readonly log: Logger },
): Failure {
  if (error instanceof DatabaseAway) return tooBusy;
  // Nobody is there any more to be answered, and nothing is wrong.
  if (isGone) return { status: 400, text: null, headers: {} };
  log.error({ requestId, err: error }, 'A request failed');
  if (isDiskFull(error)) return noRoom;
  return { status: 500, text: 'Something went wrong. Please try again later.', headers: {} };
}

export function answerFailure(context: Context, { status, text, headers }: Failure): Response {
  return text === null ? context.body(null, status) : context.text(text, status, { ...headers });
}
