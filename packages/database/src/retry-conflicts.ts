import { setTimeout as wait } from 'node:timers/promises';
import { mustBePreparedAgain } from './prepared-pool.ts';

const serializationFailure = '40001';
const deadlockDetected = '40P01';

const maximumAttempts = 10;
const firstPauseMs = 4;
const longestPauseMs = 250;

export function isConflict(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return error.code === serializationFailure || error.code === deadlockDetected;
}

/**
 * Repeats the attempt when it lost against a concurrent transaction, or against a migration that changed what it had prepared. The pause is random within a growing window,
 * otherwise two losers would meet again at the same moment.
 */
export async function retryConflicts<T>(attempt: () => Promise<T>): Promise<T> {
  for (let count = 1; ; count += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (count === maximumAttempts || !(isConflict(error) || mustBePreparedAgain(error))) throw error;
      await wait(Math.random() * Math.min(firstPauseMs * 2 ** count, longestPauseMs));
    }
  }
}
