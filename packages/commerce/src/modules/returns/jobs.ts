import type { Enqueue } from '@bowline/database';
import { enqueue } from '@bowline/database';

/** What happened to returns, told by jobs in the transaction in which it happened. Whoever writes letters handles them. */
export interface ReturnNews {
  'returns.stated': { readonly returnId: number };
  'returns.received': { readonly returnId: number; readonly lineIds: readonly number[] };
  'returns.declined': { readonly returnId: number; readonly lineIds: readonly number[] };
}

export const enqueueReturnNews: Enqueue<ReturnNews> = enqueue;
