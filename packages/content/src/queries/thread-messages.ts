import type { Result } from '@bowline/kit';
import type { ContentDocument } from '../documents/document.ts';
import type { StoreChange } from '../documents/document-store.ts';
import type { ContentLimits } from '../limits.ts';
import type { QueryRefusal } from './query-refusals.ts';
import type { QueryRequest } from './query-runner.ts';

/** What the thread is started with. */
export interface ThreadStart {
  readonly documents: readonly ContentDocument[];
  readonly sequence: number;
  readonly limits: ContentLimits;
  readonly project: { readonly projectId: string; readonly dataset: string };
}

export type ToThread =
  | { readonly kind: 'changes'; readonly changes: readonly StoreChange[] }
  | { readonly kind: 'query'; readonly request: QueryRequest; readonly nowMs: number };

export type FromThread =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly answer: Result<ThreadAnswer, QueryRefusal> };

export interface ThreadAnswer {
  readonly json: string;
  readonly readsClock: boolean;
}
