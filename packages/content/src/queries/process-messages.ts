import type { Result } from '@bowline/kit';
import type { ContentDocument } from '../documents/document.ts';
import type { StoreChange } from '../documents/document-store.ts';
import type { ContentLimits } from '../limits.ts';
import type { QueryRefusal } from './query-refusals.ts';
import type { QueryRequest } from './query-runner.ts';

export type ToProcess =
  | {
      readonly kind: 'start';
      readonly limits: ContentLimits;
      readonly project: { readonly projectId: string; readonly dataset: string };
    }
  | { readonly kind: 'documents'; readonly documents: readonly ContentDocument[] }
  | { readonly kind: 'loaded'; readonly sequence: number }
  | { readonly kind: 'changes'; readonly changes: readonly StoreChange[] }
  | { readonly kind: 'query'; readonly request: QueryRequest; readonly nowMs: number };

export type FromProcess =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly answer: Result<ProcessAnswer, QueryRefusal> };

export interface ProcessAnswer {
  readonly json: Uint8Array;
  readonly readsClock: boolean;
}
